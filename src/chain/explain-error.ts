import { nearestNames } from '../kernel/index.ts'
import { nextStep } from './next-step.ts'
import type { Thrown } from './next-step.ts'

const network = 'a script has no network: call a tool for it instead'
const files =
  'files in /workspace are read and written with the global `workspace`: await workspace.readFile(path)'
const modules =
  "a script has no modules but those that `import` at its top names, such as 'node:fs/promises': everything else " +
  'it can use is in `tools`, `input` and the language itself'

/** What to use instead of the globals that scripts reach for. */
const missing: Readonly<Record<string, string>> = {
  fetch: network,
  XMLHttpRequest: network,
  WebSocket: network,
  require: modules,
  module: modules,
  exports: modules,
  process: 'a script has no process: what it needs comes in `input` or from a tool',
  Buffer: 'use Uint8Array, TextEncoder and TextDecoder instead',
  setInterval: 'use a loop with `await sleep(ms)` instead',
  setImmediate: 'use `await sleep(0)` instead',
  fs: files,
  Deno: files,
  Bun: files,
  window: 'there is no page here: everything a script can use is in `tools`, `input` and the language itself',
  document:
    'there is no page here: everything a script can use is in `tools`, `input` and the language itself',
  WebAssembly: 'it is removed here: its memory could not be bounded',
  SharedArrayBuffer: 'it is removed here; use ArrayBuffer',
  Atomics: 'it is removed here; use ordinary variables',
  WeakRef: 'it is removed here; use an ordinary reference',
  FinalizationRegistry: 'it is removed here; nothing needs to be released',
}

/** What to use in the place of a global that is not here; undefined for one that nobody expects. */
export function insteadOf(name: string): string | undefined {
  return Object.hasOwn(missing, name) ? missing[name] : undefined
}

/** What the explanation may say of the tools that there are. */
export interface KnownTools {
  /** As a script writes them, without `tools.`. */
  readonly callable: readonly string[]
}

/** The message of a script's error, with the next step where the cause is one that scripts run into here. */
export function explainError(
  { name, ...thrown }: Thrown & { readonly name: string },
  tools: KnownTools,
): string {
  const { message, sourceLine } = thrown
  const reference = /^([A-Za-z_$][\w$]*) is not defined$/.exec(message)?.[1]
  if (name === 'ReferenceError' && reference !== undefined) {
    const remedy = insteadOf(reference) ?? suggestTool(reference, tools)
    return remedy === undefined ? message : `${message}: ${remedy}`
  }
  const notCallable = /\btools\.([\w$.]+) is not a function/.exec(message)?.[1]
  if (name === 'TypeError' && notCallable !== undefined)
    return `${message}: ${unknownTool(notCallable, tools)}`
  const read = /^Cannot read properties of undefined \(reading '([\w$]+)'\)$/.exec(message)?.[1]
  const lost =
    read === undefined || sourceLine === undefined ? undefined : lostNamespace(read, sourceLine, tools)
  if (lost !== undefined) return `${message}: ${unknownTool(lost, tools)}`
  if (/^(?:Not supported|import)$/.test(message)) return `import() is not available: ${modules}`
  const step = /^(?:Type|Syntax)Error$/.test(name) ? nextStep(thrown) : undefined
  return step === undefined ? message : `${message}: ${step}`
}

function suggestTool(name: string, { callable }: KnownTools): string | undefined {
  return callable.includes(name) ? `call it as tools.${name}(...)` : undefined
}

function unknownTool(name: string, { callable }: KnownTools): string {
  const meant = nearestNames(name, callable).map((known) => `tools.${known}`)
  if (meant.length > 0) return `there is no such tool; did you mean ${meant.join(' or ')}?`
  if (callable.length === 0) return 'there are no tools here'
  const shown = callable.slice(0, 20).join(', ')
  return `there is no such tool; there are: ${shown}${callable.length > 20 ? ', …: tools.$search(query) finds more' : ''}`
}

/** The tool that a script took from a namespace that is not there: `tools.ordrs.list`. */
function lostNamespace(member: string, sourceLine: string, { callable }: KnownTools): string | undefined {
  const paths = sourceLine.matchAll(/\btools((?:\??\.[\w$]+)+)/g)
  const names = Array.from(paths, ([, path = '']) => path.replaceAll('?', '').slice(1))
  return names.find(
    (name) =>
      name.endsWith(`.${member}`) &&
      !callable.some((known) => known === name || known.startsWith(`${name}.`)),
  )
}
