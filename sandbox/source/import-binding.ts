import type { GuestModule, GuestModules } from './guest-module.ts'
import { importAdvice } from './import-advice.ts'
import { packageName } from './package-import.ts'

/**
 * What takes the place of an import: statements that bind its names; `length` characters of the text are it.
 * `taken` are the exports of a package that it needs.
 */
export type ImportBinding =
  | {
      readonly code: string
      readonly length: number
      readonly taken?: { readonly specifier: string; readonly names: readonly string[] }
    }
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
const IDENTIFIER = new RegExp(`^${NAME}$`, 'u')
const SPECIFIER = /^import\b[^'"();]*(["'])([^'"\r\n]*)\1/
const MAX_NAME = 80

/** What may be imported, and the variable that holds the packages among it. */
export interface Importable {
  readonly modules: GuestModules
  readonly packages: readonly string[]
  readonly packagesName: string
}

/** Turns an import of a module that scripts may have into bindings of its names; any other is refused with advice. */
export function bindImport(statement: string, importable: Importable): ImportBinding {
  const { modules, packages } = importable
  const { 0: text = '', groups = {} } = IMPORT.exec(statement) ?? {}
  const specifier = groups['specifier'] ?? SPECIFIER.exec(statement)?.[2] ?? ''
  const module = text === '' ? undefined : modules.get(specifier)
  if (module === undefined) {
    const isAllowed = text !== '' && packages.includes(packageName(specifier) ?? '')
    if (!isAllowed) return refused(importAdvice(specifier, importable))
    return { ...bindPackage(specifier, groups, importable.packagesName), length: text.length }
  }
  const names = readMembers(groups['members'] ?? '')
  const unknown = names.find(({ name }) => name !== 'default' && !module.exports.includes(name))
  if (unknown !== undefined) return refused(noSuchExport(specifier, unknown.name, module))
  const wholes = [groups['whole'], groups['space']].filter((name) => name !== undefined)
  return { code: bindings(module, wholes, names), length: text.length }
}

function bindPackage(
  specifier: string,
  groups: Readonly<Record<string, string | undefined>>,
  packagesName: string,
): Pick<Extract<ImportBinding, { readonly code: string }>, 'code' | 'taken'> {
  const module = `${packagesName}.default[${JSON.stringify(specifier)}]`
  const members = readMembers(groups['members'] ?? '').filter(({ name }) => IDENTIFIER.test(name))
  if (groups['whole'] !== undefined) members.unshift({ name: 'default', local: groups['whole'] })
  const parts = members.map(({ name, local }) => `${local}=${module}.${name}`)
  if (groups['space'] !== undefined) parts.push(`${groups['space']}=${module}`)
  const names = members.map(({ name }) => name)
  if (groups['space'] !== undefined || names.length === 0) names.push('*')
  const code = parts.length === 0 ? '' : `const ${parts.join(',')};`
  return { code, taken: { specifier, names: [...new Set(names)] } }
}

interface Member {
  readonly name: string
  readonly local: string
}

/** Types are nothing at run time. What is no name at all is left for the check of the module's exports to refuse. */
function readMembers(text: string): Member[] {
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
