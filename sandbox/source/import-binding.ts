import type { GuestModule, GuestModules } from './guest-module.ts'
import { importAdvice } from './import-advice.ts'

/** What takes the place of an import: statements that bind its names; `length` characters of the text are it. */
export type ImportBinding =
  | { readonly code: string; readonly length: number }
  | { readonly kind: 'import'; readonly message: string }

const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`
const COMMENT = /\/\*[^]*?\*\/|\/\/[^\r\n\u2028\u2029]*/g
const IMPORT = new RegExp(
  String.raw`^import\s*(?:(?<whole>${NAME})\s*(?:,\s*|(?=from\b)))?` +
    String.raw`(?:\*\s*as\s+(?<space>${NAME})\s*|\{(?<members>[^{}]*)\}\s*)?` +
    String.raw`(?:from\s*)?(?<quote>["'])(?<specifier>[^'"\r\n]*)\k<quote>(?:\s*with\s*\{[^}]*\})?[ \t]*;?`,
  'u',
)
const MEMBER = new RegExp(
  String.raw`^(?:(?<type>type)\s+)?(?<name>${NAME})(?:\s+as\s+(?<local>${NAME}))?$`,
  'u',
)
const SPECIFIER = /^import\b[^'"();]*(["'])([^'"\r\n]*)\1/
const MAX_NAME = 80

/** Turns an import of a module that scripts may have into bindings of its names; any other is refused with advice. */
export function bindImport(statement: string, modules: GuestModules): ImportBinding {
  const { 0: text = '', groups = {} } = IMPORT.exec(statement) ?? {}
  const specifier = groups['specifier'] ?? SPECIFIER.exec(statement)?.[2] ?? ''
  const module = text === '' ? undefined : modules.get(specifier)
  if (module === undefined) return refused(importAdvice(specifier, modules))
  const names = readMembers(groups['members'] ?? '')
  const unknown = names.find(({ name }) => name !== 'default' && !module.exports.includes(name))
  if (unknown !== undefined) return refused(noSuchExport(specifier, unknown.name, module))
  const wholes = [groups['whole'], groups['space']].filter((name) => name !== undefined)
  return { code: bindings(module, wholes, names), length: text.length }
}

interface Member {
  readonly name: string
  readonly local: string
}

/** Types are nothing at run time. What is no name at all is left for the check of the module's exports to refuse. */
function readMembers(text: string): readonly Member[] {
  return text
    .replace(COMMENT, ' ')
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .flatMap((member) => {
      const { type, name = member, local = name } = MEMBER.exec(member)?.groups ?? {}
      return type === undefined ? [{ name, local }] : []
    })
}

function bindings({ expression }: GuestModule, wholes: readonly string[], names: readonly Member[]): string {
  const defaults = names.filter(({ name }) => name === 'default').map(({ local }) => local)
  const members = names.filter(({ name }) => name !== 'default')
  const parts = [...wholes, ...defaults].map((name) => `${name}=${expression}`)
  if (members.length > 0) {
    const pattern = members.map(({ name, local }) => (name === local ? name : `${name}:${local}`))
    parts.push(`{${pattern.join(',')}}=${expression}`)
  }
  return parts.length === 0 ? '' : `const ${parts.join(',')};`
}

function noSuchExport(specifier: string, name: string, { exports }: GuestModule): string {
  const shown = JSON.stringify(name.slice(0, MAX_NAME))
  const sync = name.endsWith('Sync') && exports.includes(name.slice(0, -4))
  const instead = sync ? `use \`await ${name.slice(0, -4)}(...)\`` : `it has ${exports.join(', ')}`
  return `${JSON.stringify(specifier)} has no ${shown} here; ${instead}`
}

function refused(message: string): ImportBinding {
  return { kind: 'import', message }
}
