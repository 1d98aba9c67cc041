import type { Hook, HookEvent } from './types.ts'

/** Events that one hook may still be working on; further ones are dropped for it. */
const maxPending = 100

/** Tells hooks what happens; none of them can delay or break a call. */
export class Hooks {
  readonly #watchers: readonly { readonly hook: Hook; pending: number }[]

  constructor(hooks: readonly Hook[]) {
    this.#watchers = hooks.map((hook) => ({ hook, pending: 0 }))
  }

  /** Whether anybody listens: an event nobody hears need not be made. */
  get any(): boolean {
    return this.#watchers.length > 0
  }

  emit(event: HookEvent): void {
    Object.freeze(event)
    for (const watcher of this.#watchers) {
      if (watcher.pending >= maxPending) continue
      try {
        const working = watcher.hook(event)
        if (working === undefined) continue
        watcher.pending += 1
        const settled = (): void => {
          watcher.pending -= 1
        }
        Promise.resolve(working).then(settled, settled)
      } catch {
        // A hook only watches: what it throws is nobody's failure.
      }
    }
  }
}
