import { constants } from 'node:os'

import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface ProcessWatchOptions {
  readonly output: Output
  /** Says what is known so far; called once, when the process ends before its chain. */
  readonly onAbandoned: () => void
}

/** Watches for what ends a run from outside: a signal, a tool that fails behind everybody's back or leaves. */
export interface ProcessWatch extends Disposable {
  /** Aborted by the first signal, or by an error that nobody caught. */
  readonly signal: AbortSignal
  /** The exit code that belongs to the cause; undefined as long as there is none. */
  readonly exitCode: number | undefined
  /** The work's own outcome; rejects at once when the run is ended from outside. */
  race<T>(work: Promise<T>): Promise<T>
}

/** Starts to watch. The first signal cancels, the second one ends the process. */
export function watchProcess({ output, onAbandoned }: ProcessWatchOptions): ProcessWatch {
  const aborter = new AbortController()
  let cause: number | undefined
  let isOver = false
  const leave = (why: string): void => {
    isOver = true
    output.note('catenary:', why)
    onAbandoned()
  }
  const onSignal = (name: (typeof signals)[number]): void => {
    if (cause !== undefined) {
      leave(`${name} again: ended at once`)
      process.exit(128 + constants.signals[name])
    }
    cause = 128 + constants.signals[name]
    output.note('catenary:', `${name}: cancelling the chain; once more ends at once`)
    aborter.abort()
  }
  const onUncaught = (error: unknown): void => {
    cause ??= exitCode.failed
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    output.note('catenary:', `a tool failed outside of its calls; cancelling the chain\n${text}`)
    aborter.abort()
  }
  const onExit = (): void => {
    if (isOver) return
    leave('the process ended before the chain did: a tool ended it, or waits for nothing')
    process.exitCode = exitCode.failed
  }
  for (const name of signals) process.on(name, onSignal)
  process.on('uncaughtException', onUncaught)
  process.on('exit', onExit)
  return {
    signal: aborter.signal,
    get exitCode() {
      return cause
    },
    race: (work) => raceAgainst(aborter.signal, work),
    [Symbol.dispose]() {
      isOver = true
      for (const name of signals) process.off(name, onSignal)
      process.off('uncaughtException', onUncaught)
      process.off('exit', onExit)
    },
  }
}

function raceAgainst<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort))
}
