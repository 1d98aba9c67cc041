/** The last values by text, bounded in number and in the characters of their texts. */
export class ScriptCache<Value> {
  readonly #values = new Map<string, Value>()
  readonly #maxEntries: number
  readonly #maxLength: number
  #length = 0

  constructor({ maxEntries, maxLength }: { readonly maxEntries: number; readonly maxLength: number }) {
    this.#maxEntries = maxEntries
    this.#maxLength = maxLength
  }

  get(text: string): Value | undefined {
    const value = this.#values.get(text)
    if (value === undefined) return undefined
    this.#values.delete(text)
    this.#values.set(text, value)
    return value
  }

  set(text: string, value: Value): void {
    this.#drop(text)
    if (text.length > this.#maxLength) return
    this.#values.set(text, value)
    this.#length += text.length
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#maxEntries && this.#length <= this.#maxLength) return
      this.#drop(oldest)
    }
  }

  #drop(text: string): void {
    if (this.#values.delete(text)) this.#length -= text.length
  }
}
