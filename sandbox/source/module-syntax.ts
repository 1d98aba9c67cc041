import { bindImport, type Importable } from './import-binding.ts'
import type { PackageImport } from './package-import.ts'
import { blank } from './unfence.ts'

/**
 * A script without module syntax: `text` keeps every offset, `bindings` are the statements that its imports have
 * become, to be put before the finished body, `packages` what of these must be bundled, `tail` is to be appended.
 */
export type Demodularized =
  | {
      readonly ok: true
      readonly text: string
      readonly bindings: string
      readonly packages: readonly PackageImport[]
      readonly tail: string
    }
  | {
      readonly ok: false
      readonly kind: 'import' | 'syntax'
      readonly message: string
      readonly offset: number
    }

/** Characters of a statement that are looked at. */
const MAX_STATEMENT = 4000
const TYPE_IMPORT =
  /^import\s+type\b(?!\s*(?:,|from\s*["']))[^'"();=]*?\bfrom\s*(["'])[^'"\r\n]*\1(?:\s*with\s*\{[^}]*\})?[ \t]*;?/
const TYPE_MEMBERS =
  /^import\s*\{(?=\s*type\s)(?:\s*type\s[^,{}'"]+,)*\s*(?:type\s[^,{}'"]+)?\}\s*from\s*(["'])[^'"\r\n]*\1[ \t]*;?/
const TYPE_EXPORT =
  /^export\s+type\s*(?:\{[^{}]*\}|\*(?:\s*as\s+\w+)?)(?:\s*from\s*(["'])[^'"\r\n]*\1)?[ \t]*;?/
const EMPTY_EXPORT = /^export\s*\{\s*\}[ \t]*;?/
const TYPE_DECLARATION = /^export(?=\s+(?:type|interface|declare)\s+[^\s=,;.(])/
const DECLARATION =
  /^export(?=\s+(?:const|let|var|class|function|async\s+function|enum|abstract\s+class|namespace)\b)/
const DEFAULT = /^export(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)+default\b/
const DEFAULT_FUNCTION =
  /^export\s+default\s+((?:async\s+)?function\b(?:\s*\*)?)\s*(?:([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*)?(?=[(<])/u
const NO_EXPORT =
  'there are no modules here, so nothing can be exported: return the value from the script, or use ' +
  '`export default` for the one function to run'
const ONE_DEFAULT = 'the script has more than one `export default`: keep the one function to run'

/** The module syntax of a script, and what it may import. */
export interface ModuleWords {
  readonly heads: readonly number[]
  readonly importable: Importable
}

/** Takes imports and exports out, and turns `export default` into a statement of a function's body. */
export function demodularize(source: string, { heads, importable }: ModuleWords): Demodularized {
  const defaults = heads.filter((head) => DEFAULT.test(statementAt(source, head)))
  const [, second] = defaults
  if (second !== undefined) return { ok: false, kind: 'syntax', message: ONE_DEFAULT, offset: second }
  let text = ''
  let bindings = ''
  const packages: PackageImport[] = []
  let tail = ''
  for (const head of heads) {
    if (head < text.length) continue
    const statement = statementAt(source, head)
    const edit = statement.startsWith('import')
      ? editImport(statement, importable)
      : (editExport(statement, defaults) ?? editDefault(statement, unusedName(source)))
    if ('message' in edit) return { ok: false, ...edit, offset: head }
    text += source.slice(text.length, head) + edit.by
    bindings += edit.bindings ?? ''
    if (edit.taken !== undefined) packages.push({ ...edit.taken, offset: head })
    tail += edit.tail ?? ''
  }
  return { ok: true, text: text + source.slice(text.length), bindings, packages, tail }
}

/** What stands in the place of a statement's beginning, of the same length. */
interface Edit {
  readonly by: string
  readonly bindings?: string
  readonly taken?: Omit<PackageImport, 'offset'>
  readonly tail?: string
}

interface Refusal {
  readonly kind: 'import' | 'syntax'
  readonly message: string
}

function statementAt(source: string, head: number): string {
  return source.slice(head, head + MAX_STATEMENT)
}

function editImport(statement: string, importable: Importable): Edit | Refusal {
  const types = TYPE_IMPORT.exec(statement) ?? TYPE_MEMBERS.exec(statement)
  if (types) return { by: vanished(types[0]) }
  const bound = bindImport(statement, importable)
  if ('message' in bound) return bound
  const { code, length, taken } = bound
  const by = vanished(statement.slice(0, length))
  return taken === undefined ? { by, bindings: code } : { by, bindings: code, taken }
}

/** Every export but the default one. Beside a default one, the word before a declaration means nothing here. */
function editExport(statement: string, defaults: readonly number[]): Edit | Refusal | undefined {
  const nothing = TYPE_EXPORT.exec(statement) ?? EMPTY_EXPORT.exec(statement)
  if (nothing) return { by: vanished(nothing[0]) }
  if (TYPE_DECLARATION.test(statement)) return { by: blank('export') }
  if (DEFAULT.test(statement)) return undefined
  if (defaults.length > 0 && DECLARATION.test(statement)) return { by: blank('export') }
  return { kind: 'syntax', message: NO_EXPORT }
}

/** A function declaration stays one, so that it is hoisted; anything else becomes a constant. The tail calls it. */
function editDefault(statement: string, unused: string): Edit {
  const words = DEFAULT.exec(statement)?.[0] ?? ''
  const declared = DEFAULT_FUNCTION.exec(statement)
  const [declaration = '', keywords = '', name] = declared ?? []
  if (name !== undefined) return { by: blank(words), tail: `\nreturn ${name}()` }
  const tail = `\nreturn typeof ${unused} === 'function' ? ${unused}() : ${unused}`
  const named = overlay(declaration, `${keywords.replace(/\s+/g, ' ')} ${unused}`)
  if (named !== undefined) return { by: named, tail }
  const between = words.slice('export'.length, -'default'.length)
  return { by: `const ${between}${`${unused}=`.padEnd('default'.length)}`, tail }
}

/** The semicolon keeps the statements before and after apart. */
function vanished(statement: string): string {
  return ';' + blank(statement.slice(1))
}

/** `words` at the end of the blanked text, or undefined where its last line is too short for them. */
function overlay(text: string, words: string): string | undefined {
  const blanked = blank(text)
  const room = blanked.slice(-words.length)
  if (room.length < words.length || !/^ *$/.test(room)) return undefined
  return blanked.slice(0, -words.length) + words
}

/** At most six characters, so that it and a `=` fit in the place of `default`. */
function unusedName(source: string): string {
  const names = ['$main', ...Array.from({ length: 10 }, (_, index) => `$main${index}`)]
  return names.find((name) => !source.includes(name)) ?? '$main'
}
