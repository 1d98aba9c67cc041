import { readdirSync, readFileSync } from 'node:fs'

/** One way in which a case may end. */
export type Alternative =
  | { readonly kind: 'completed'; readonly json?: string }
  | { readonly kind: 'error'; readonly pattern: RegExp }
  | { readonly kind: 'timeout' | 'memory' | 'denied' }

/** What must hold besides the ending. */
export type Assertion =
  | {
      readonly kind: 'executed'
      readonly tool: string
      readonly relation: '==' | '<='
      readonly count: number
    }
  | { readonly kind: 'ms' | 'logbytes' | 'trace'; readonly max: number }
  | { readonly kind: 'log' | 'noleak'; readonly pattern: RegExp }

/** The limits that a case may set, in the corpus's own spelling. */
export interface CaseLimits {
  readonly timeoutMs?: number
  readonly memoryMb?: number
  readonly maxCalls?: number
  readonly maxParallel?: number
  readonly maxLogBytes?: number
  readonly maxArgBytes?: number
  readonly maxResultBytes?: number
  readonly inlineResultBytes?: number
}

export interface HostileCase {
  readonly group: string
  readonly name: string
  readonly source: string
  readonly why: string
  readonly expect: readonly Alternative[]
  readonly check: readonly Assertion[]
  readonly limits: CaseLimits
}

const folder = new URL('./scripts/', import.meta.url)
const limitNames: ReadonlySet<string> = new Set([
  'timeoutMs',
  'memoryMb',
  'maxCalls',
  'maxParallel',
  'maxLogBytes',
  'maxArgBytes',
  'maxResultBytes',
  'inlineResultBytes',
])

/** The classes of the corpus: one folder each. */
export function listGroups(): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

/** All cases of one class, by name. */
export function readGroup(group: string): HostileCase[] {
  const names = readdirSync(new URL(`${group}/`, folder)).filter((name) => name.endsWith('.js'))
  return names.toSorted().map((file) => {
    const source = readFileSync(new URL(`${group}/${file}`, folder), 'utf8')
    return parseCase(group, file.slice(0, -3), source)
  })
}

/** Reads the header of a script. Throws where it is not of the format, so that no check is lost to a typing error. */
export function parseCase(group: string, name: string, source: string): HostileCase {
  const header = headerOf(source)
  const expectation = header.get('expect')
  if (expectation === undefined) throw new Error(`${group}/${name}: no "// expect:" line`)
  const alternatives = expectation.split(' || ').map((text) => parseAlternative(text.trim()))
  const checks = header.get('check')?.split(';') ?? []
  const limits: unknown = JSON.parse(header.get('limits') ?? '{}')
  return {
    group,
    name,
    source,
    why: header.get('why') ?? '',
    expect: alternatives,
    check: checks.map((text) => parseAssertion(text.trim())),
    limits: parseLimits(limits),
  }
}

function headerOf(source: string): Map<string, string> {
  const header = new Map<string, string>()
  for (const line of source.replace(/^\uFEFF/, '').split(/\r?\n/, 8)) {
    const [, key, value] = /^\/\/ (expect|why|check|limits): ?(.*)$/.exec(line) ?? []
    if (key !== undefined && value !== undefined) header.set(key, value)
    else if (!line.startsWith('#!')) break
  }
  return header
}

function parseAlternative(text: string): Alternative {
  if (text === 'timeout' || text === 'memory' || text === 'denied') return { kind: text }
  if (text === 'completed') return { kind: 'completed' }
  if (text.startsWith('completed:')) return { kind: 'completed', json: text.slice('completed:'.length) }
  if (text.startsWith('error:'))
    return { kind: 'error', pattern: new RegExp(text.slice('error:'.length), 'i') }
  throw new Error(`no such expectation: ${text}`)
}

function parseAssertion(text: string): Assertion {
  const executed = /^executed\((.+)\)(==|<=)(\d+)$/.exec(text)
  if (executed !== null) {
    const [, tool = '', relation, count] = executed
    return { kind: 'executed', tool, relation: relation === '==' ? '==' : '<=', count: Number(count) }
  }
  const bound = /^(ms|logbytes|trace)<=(\d+)$/.exec(text)
  if (bound !== null) {
    const kind = bound[1]
    if (kind === 'ms' || kind === 'logbytes' || kind === 'trace') return { kind, max: Number(bound[2]) }
  }
  if (text.startsWith('log:')) return { kind: 'log', pattern: new RegExp(text.slice(4)) }
  if (text.startsWith('noleak:')) return { kind: 'noleak', pattern: new RegExp(text.slice(7)) }
  throw new Error(`no such assertion: ${text}`)
}

function parseLimits(value: unknown): CaseLimits {
  if (typeof value !== 'object' || value === null) throw new Error('limits must be an object')
  for (const [key, limit] of Object.entries(value))
    if (!limitNames.has(key) || typeof limit !== 'number') throw new Error(`no such limit: ${key}`)
  return value
}
