import { TOO_COMPLEX } from './check-syntax.ts'
import type { GuestModules } from './guest-module.ts'
import { demodularize, type ModuleWords } from './module-syntax.ts'
import type { PackageImport } from './package-import.ts'
import { type Refusal, refuse } from './preparation.ts'
import { MAX_DEPTH, type SourceScan, scanSource } from './scan-source.ts'
import { unfence } from './unfence.ts'

/** A text on its way to a body, types still in it. */
export interface ScriptDraft {
  /** What the author wrote, without a byte order mark. */
  readonly source: string
  /** The code; every offset is that of `source`. */
  readonly text: string
  /** Goes before everything else: what the script imports. */
  readonly bindings: string
  /** What of it must be bundled first, under this name. */
  readonly packages: readonly PackageImport[]
  readonly packagesName: string
  /** Goes before the code, and is translated with it. */
  readonly head: string
  /** Goes after the finished code. */
  readonly tail: string
  readonly scan: SourceScan
}

const BYTE_ORDER_MARK = '\uFEFF'
const HASHBANG = /^\s*#!/
const ANONYMOUS = /^(?:async\s+)?function\s*\*?\s*[(<]/

/** What scripts may import. */
export interface ImportOptions {
  readonly modules: GuestModules
  readonly packages: readonly string[]
}

/** Takes the script out of its Markdown and its module syntax, or says why that cannot be. */
export function draftScript(written: string, { modules, packages }: ImportOptions): ScriptDraft | Refusal {
  const source = written.startsWith(BYTE_ORDER_MARK) ? written.slice(1) : written
  const unfenced = unfence(source)
  if (!unfenced.ok) return refuse({ kind: 'syntax', message: unfenced.message }, { source, ...unfenced })
  const text = unfenced.text.replace(HASHBANG, (found) => `${found.slice(0, -2)}//`)
  const scan = scanSource(text)
  if (scan.tooDeep !== undefined) {
    const message = `${TOO_COMPLEX} (more than ${MAX_DEPTH} open brackets)`
    return refuse({ kind: 'syntax', message }, { source, offset: scan.tooDeep })
  }
  const packagesName = unusedName(source)
  if (scan.moduleWords.length > 0) {
    const importable = { modules, packages, packagesName }
    return draftModule({ source, text }, { heads: scan.moduleWords, importable })
  }
  return called({ source, text, bindings: '', packages: [], packagesName, head: '', tail: '', scan })
}

function draftModule(
  { source, text }: Pick<ScriptDraft, 'source' | 'text'>,
  words: ModuleWords,
): ScriptDraft | Refusal {
  const plain = demodularize(text, words)
  if (!plain.ok) return refuse(plain, { source, offset: plain.offset })
  const scan = scanSource(plain.text)
  const { bindings, packages, tail } = plain
  const { packagesName } = words.importable
  return called({ source, text: plain.text, bindings, packages, packagesName, head: '', tail, scan })
}

/** A name for the variable that holds what is imported. */
function unusedName(source: string): string {
  for (let i = 0; ; i++) {
    const name = `$modules${i === 0 ? '' : i}`
    if (!source.includes(name)) return name
  }
}

/** A function without a name is no statement: it becomes a constant that is then called. */
function called(draft: ScriptDraft): ScriptDraft {
  const { text, scan } = draft
  if (draft.tail !== '' || !ANONYMOUS.test(text.slice(scan.first, scan.first + 100))) return draft
  return { ...draft, head: 'const $main=\n', tail: '\nreturn $main()' }
}
