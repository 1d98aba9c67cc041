import ivm from 'isolated-vm'

import type { Ending, Realms } from './types.ts'

const memoryLimit = 128
const timeout = 60_000
const boot = `(print, finish) => {
  'use strict'
  const AsyncFunction = (async () => {}).constructor
  const then = Promise.prototype.then
  const apply = Reflect.apply
  const S = String
  const tell = (kind, error) => {
    const isObject = error !== null && typeof error === 'object'
    try { finish(kind, S(isObject ? error.name : 'Thrown'), S(isObject ? error.message : error)) }
    catch { finish(kind, 'Error', 'unreadable') }
  }
  return (body) => {
    let running
    try { running = apply(new AsyncFunction('print', '"use strict";\\n' + body), undefined, [print]) }
    catch (error) { return tell('syntax', error) }
    apply(then, running, [() => finish('completed', '', ''), (error) => tell('threw', error)])
  }
}`

/** Realms of V8 as it is: the same isolate, version and flags, and nothing of ours in it but the door. */
export function bareRealms(): Realms {
  return { run: runBare }
}

function runBare(body: string): Ending {
  const seen: { printed: string | undefined; ended: Ending | undefined } = {
    printed: undefined,
    ended: undefined,
  }
  const isolate = new ivm.Isolate({ memoryLimit, onCatastrophicError: () => process.exit(99) })
  try {
    const context = isolate.createContextSync()
    const start: ivm.Reference = isolate.compileScriptSync(boot).runSync(context, { reference: true })
    const run: ivm.Reference = start.applySync(
      undefined,
      [
        new ivm.Callback((text: unknown) => void (seen.printed ??= String(text))),
        new ivm.Callback((kind: unknown, name: unknown, message: unknown) => {
          seen.ended ??=
            kind === 'syntax' || kind === 'threw'
              ? { kind, name: String(name), message: String(message) }
              : { kind: 'completed' }
        }),
      ],
      { result: { reference: true } },
    )
    try {
      run.applySync(undefined, [body], { timeout })
    } catch (error) {
      if (isolate.isDisposed) return { kind: 'died', message: 'memory' }
      const message = error instanceof Error ? error.message : 'unknown'
      if (message.includes('timed out')) return { kind: 'died', message: 'cpu' }
    }
    if (seen.printed !== undefined) return { kind: 'printed', text: seen.printed }
    return seen.ended ?? { kind: 'hung', message: 'nothing more to run' }
  } finally {
    if (!isolate.isDisposed) isolate.dispose()
  }
}
