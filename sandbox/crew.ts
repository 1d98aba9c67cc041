import type { SandboxChild } from './child-process.ts'

/** The processes of a pool: who is free for whom, and who is still on the way out. */
export class Crew implements Iterable<SandboxChild> {
  readonly #members = new Set<SandboxChild>()
  /** Killed, but not gone yet. */
  readonly #leaving = new Set<SandboxChild>()

  get size(): number {
    return this.#members.size
  }

  [Symbol.iterator](): Iterator<SandboxChild> {
    return this.#members.values()
  }

  add(child: SandboxChild): void {
    this.#members.add(child)
  }

  /** Takes out a child that is dead. */
  remove(child: SandboxChild): void {
    this.#members.delete(child)
    this.#leaving.add(child)
    void child.exited.then(() => this.#leaving.delete(child))
  }

  /** Resolves once every child that was taken out is gone. */
  async gone(): Promise<void> {
    await Promise.all([...this.#leaving].map((child) => child.exited))
  }

  in(state: SandboxChild['state']): readonly SandboxChild[] {
    return [...this.#members].filter((child) => child.state === state)
  }

  /** A free child that has served this key, else one that has served nobody. */
  idleFor(key: string): SandboxChild | undefined {
    let fresh: SandboxChild | undefined
    for (const child of this.#members) {
      if (child.state !== 'ready') continue
      if (child.isolationKey === key) return child
      if (child.isolationKey === undefined) fresh ??= child
    }
    return fresh
  }

  /** Whether a child, busy or not, may come to serve this key. */
  mayServe(key: string): boolean {
    return [...this.#members].some(({ isolationKey }) => isolationKey === undefined || isolationKey === key)
  }

  /** Whether a child of this key is about to be free again. */
  isComingBackTo(key: string): boolean {
    return this.in('rewarming').some(({ isolationKey }) => isolationKey === key)
  }

  /** Children that will take the next job of a key that waits, or of any. */
  coming(waits: (key: string) => boolean): number {
    const back = this.in('rewarming').filter(
      ({ isolationKey }) => isolationKey !== undefined && waits(isolationKey),
    )
    return this.in('starting').length + back.length
  }

  /** Children that are free for this key, or will be. */
  spareFor(key: string | undefined): number {
    return [...this.#members].filter(
      ({ state, isolationKey }) =>
        state !== 'running' && state !== 'dead' && (isolationKey === undefined || isolationKey === key),
    ).length
  }

  /** The child that has been free for longest. */
  oldestIdle(): SandboxChild | undefined {
    return this.in('ready').toSorted((a, b) => a.idleSince - b.idleSince)[0]
  }
}
