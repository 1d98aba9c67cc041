/**
 * Names as a vendor's API takes them: letters, digits, `_` and `-`, of a length. Two tools never share one, and the
 * same list gives the same names.
 */
export class WireNames {
  readonly #own = new Map<string, string>()
  readonly #wire = new Map<string, string>()

  constructor(names: readonly string[], maxLength: number) {
    // Names that are fine keep themselves, whatever stands before them in the list.
    const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${maxLength}}$`)
    const fine = names.filter((name) => pattern.test(name))
    for (const name of fine) this.#take(name, name)
    for (const name of names) {
      if (this.#wire.has(name)) continue
      const base =
        name
          .replaceAll('.', '__')
          .replaceAll(/[^A-Za-z0-9_-]/g, '_')
          .slice(0, maxLength - 5) || 'tool'
      let wire = base
      for (let number = 2; this.#own.has(wire); number += 1) wire = `${base}_${number}`
      this.#take(name, wire)
    }
  }

  /** The name that the vendor is told. */
  wire(name: string): string {
    return this.#wire.get(name) ?? name
  }

  /** The tool's own name; what no tool is called stays as it is. */
  own(wire: string): string {
    return this.#own.get(wire) ?? wire
  }

  #take(name: string, wire: string): void {
    this.#own.set(wire, name)
    this.#wire.set(name, wire)
  }
}
