import type { Call } from './call.ts'

/** How work ended, or why it was no longer waited for. */
export type Bounded<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'timeout' | 'deadline' }
  /** `late` is what the work came to within its grace; absent if it was still running then. */
  | { readonly kind: 'interrupted'; readonly late?: Settled<T> }

type Settled<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'error'; readonly error: unknown }

/** A timer of Node fires at once beyond this. */
const maxTimerMs = 2 ** 31 - 1

/** How long to wait. */
export interface Bounds {
  /** Milliseconds. @default no bound but the session's deadline */
  readonly timeoutMs?: number
  /** Milliseconds that the work gets to settle once the call is interrupted. @default 0 */
  readonly graceMs?: number
}

/** True for whatever can be awaited; an object whose `then` throws is none. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return typeof Reflect.get(value, 'then') === 'function'
  } catch {
    return false
  }
}

/** The work as a promise, whether it throws at once or later. */
export function attempt<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve) => resolve(work()))
}

/**
 * Waits for work until it settles, its time is up, the session's deadline passes or the call is interrupted,
 * whichever comes first. Never rejects; what the work does afterwards changes nothing.
 */
export function bounded<T>(call: Call, work: PromiseLike<T>, bounds: Bounds = {}): Promise<Bounded<T>> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    let interrupted = false
    let ended = false
    let left = bounds.timeoutMs ?? Number.POSITIVE_INFINITY

    const end = (outcome: Bounded<T>): void => {
      if (ended) return
      ended = true
      clearTimeout(timer)
      call.onInterrupt(undefined)
      resolve(outcome)
    }
    const settle = (outcome: Settled<T>): void =>
      end(interrupted ? { kind: 'interrupted', late: outcome } : outcome)
    const arm = (): void => {
      const untilDeadline = call.session.msLeft()
      if (left === Number.POSITIVE_INFINITY && untilDeadline === Number.POSITIVE_INFINITY) return
      const ms = Math.max(0, Math.min(left, untilDeadline, maxTimerMs))
      // The deadline moves while a human decides, so it is asked again when the timer fires.
      timer = setTimeout(() => {
        left -= ms
        if (left <= 0) end({ kind: 'timeout' })
        else if (call.session.msLeft() <= 0) end({ kind: 'deadline' })
        else arm()
      }, Math.ceil(ms))
    }
    const interrupt = (): void => {
      interrupted = true
      clearTimeout(timer)
      const grace = bounds.graceMs ?? 0
      if (grace === 0) end({ kind: 'interrupted' })
      else timer = setTimeout(() => end({ kind: 'interrupted' }), grace)
    }

    Promise.resolve(work).then(
      (value) => settle({ kind: 'value', value }),
      (error: unknown) => settle({ kind: 'error', error }),
    )
    arm()
    call.onInterrupt(interrupt)
  })
}
