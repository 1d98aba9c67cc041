import { constants } from 'node:os'

import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Tells a server when it is to end. */
export interface StopSignal extends Disposable {
  readonly signal: AbortSignal
  readonly stopped: Promise<void>
  /** 128 and the number of the signal; 0 as long as there was none. */
  readonly exitCode: number
}

/** Waits for the first signal that ends a process; the second one ends it at once. */
export function stopSignal(output: Output): StopSignal {
  const aborter = new AbortController()
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  let code: number = exitCode.ok
  const onSignal = (name: (typeof signals)[number]): void => {
    if (aborter.signal.aborted) process.exit(128 + constants.signals[name])
    code = 128 + constants.signals[name]
    output.note('catenary:', `${name}: ending; once more ends at once`)
    aborter.abort()
    resolve()
  }
  for (const name of signals) process.on(name, onSignal)
  return {
    signal: aborter.signal,
    stopped,
    get exitCode() {
      return code
    },
    [Symbol.dispose]() {
      for (const name of signals) process.off(name, onSignal)
    },
  }
}
