import { TraceError } from './errors.ts'

/** Gathers what is written in one turn of the event loop, so that fifty calls at once cost one commit. */
export class GroupWriter<T> {
  readonly #commit: (items: readonly T[]) => void
  #waiting: { readonly item: T; readonly resolve: () => void; readonly reject: (error: unknown) => void }[] =
    []
  #flush: NodeJS.Immediate | undefined
  #closed = false

  /** `commit` writes all of its items, in their order, or throws and has written none. */
  constructor(commit: (items: readonly T[]) => void) {
    this.#commit = commit
  }

  /** Resolves once the item is committed. */
  write(item: T): Promise<void> {
    if (this.#closed)
      return Promise.reject(new TraceError('closed', 'the trace is closed: nothing can be written to it'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#flush ??= setImmediate(() => this.#run())
    })
  }

  /** Commits what waits; nothing can be written afterwards. */
  close(): void {
    this.#closed = true
    this.#run()
  }

  #run(): void {
    clearImmediate(this.#flush)
    this.#flush = undefined
    const group = this.#waiting
    if (group.length === 0) return
    this.#waiting = []
    try {
      this.#commit(group.map(({ item }) => item))
    } catch (error) {
      for (const { reject } of group) reject(error)
      return
    }
    for (const { resolve } of group) resolve()
  }
}
