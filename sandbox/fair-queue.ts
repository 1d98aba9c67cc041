/** A bounded queue that takes turns between keys: one tenant's thousand jobs do not hold up another's one. */
export class FairQueue<T> {
  readonly #lanes = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Whether items of this key wait. */
  has(key: string): boolean {
    return this.#lanes.has(key)
  }

  /** Whether the first item of a lane is such. */
  some(test: (item: T) => boolean): boolean {
    for (const [item] of this.#lanes.values()) if (item !== undefined && test(item)) return true
    return false
  }

  push(key: string, item: T): void {
    const lane = this.#lanes.get(key)
    if (lane === undefined) this.#lanes.set(key, [item])
    else lane.push(item)
    this.#size += 1
  }

  /** Takes the first item, lane by lane, that `accept` agrees to; its lane then goes to the back. */
  take(accept: (item: T) => boolean): T | undefined {
    for (const [key, lane] of this.#lanes) {
      const [item] = lane
      if (item === undefined || !accept(item)) continue
      lane.shift()
      this.#size -= 1
      this.#lanes.delete(key)
      if (lane.length > 0) this.#lanes.set(key, lane)
      return item
    }
    return undefined
  }

  /** Removes one item; false if it is not there any more. */
  remove(key: string, item: T): boolean {
    const lane = this.#lanes.get(key)
    const index = lane?.indexOf(item) ?? -1
    if (lane === undefined || index < 0) return false
    lane.splice(index, 1)
    if (lane.length === 0) this.#lanes.delete(key)
    this.#size -= 1
    return true
  }

  /** Takes everything out. */
  drain(): readonly T[] {
    const all = [...this.#lanes.values()].flat()
    this.#lanes.clear()
    this.#size = 0
    return all
  }
}
