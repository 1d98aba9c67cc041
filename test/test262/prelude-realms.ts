import { assist } from '../../sandbox/assist.ts'
import { createIsolate } from '../../sandbox/isolate.ts'
import type { GuestCode } from '../../sandbox/isolate.ts'
import type { Ending, Realms } from './types.ts'

const memoryMb = 128
const cpuMs = 20_000
const maxText = 1024 * 1024
const start = JSON.stringify({
  input: null,
  limits: { maxArgumentBytes: maxText, maxLogBytes: maxText, maxResultBytes: maxText, maxReadBytes: maxText },
})
const logHead = '["log","info"]\n'
const prefix = 'const print = console.log;\n'

/** Realms as a chain has them: a fresh isolate with the prelude, the program as its script. */
export function preludeRealms(boot: string): Realms {
  const code: GuestCode = { text: boot, compiled: 0, cache: undefined }
  return { run: (body) => runInGuest(code, prefix + body) }
}

function runInGuest(code: GuestCode, body: string): Ending {
  const seen: { printed: string | undefined; finished: readonly [string, string] | undefined } = {
    printed: undefined,
    finished: undefined,
  }
  const isolate = createIsolate({ memoryMb, onCatastrophe: () => process.exit(99) })
  try {
    const guest = isolate.open({
      code,
      setup: '{"mount":[]}',
      onPost(text) {
        if (text.startsWith(logHead)) seen.printed ??= text.slice(logHead.length)
        return ''
      },
      onFinish: (kind, text) => void (seen.finished = [kind, text]),
      onAssist: assist,
    })
    const entry = guest.start(body, start, cpuMs)
    if (entry.status === 'cpu' || entry.status === 'memory') return { kind: 'died', message: entry.status }
    return endingOf(seen)
  } finally {
    isolate.dispose()
  }
}

function endingOf(seen: {
  readonly printed: string | undefined
  readonly finished: readonly [string, string] | undefined
}): Ending {
  if (seen.printed !== undefined) return { kind: 'printed', text: seen.printed }
  if (seen.finished === undefined) return { kind: 'hung', message: 'nothing more to run' }
  const [kind, text] = seen.finished
  if (kind === 'returned') return { kind: 'completed' }
  if (kind !== 'syntax' && kind !== 'threw') return { kind: 'died', message: `${kind} ${text}` }
  const { name, message } = JSON.parse(text) as { readonly name: string; readonly message: string }
  return { kind, name, message }
}
