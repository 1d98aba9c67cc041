import { awaited, isPromise, mistake } from './mistake.ts'
import type { Finding, Mistake, Surroundings } from './types.ts'

const mismatch =
  /^(?:Type|Argument of type) '([^]*)' is not assignable to (?:type|parameter of type) '([^]*)'/

/** What is handed to a tool. What is handed to anything else is the script's own business: it may well run. */
export function argument(finding: Finding, { declared }: Surroundings): Mistake | undefined {
  const { call, code, messages } = finding
  if (call === undefined) return undefined
  if (code === 2554 || code === 2555) return counted(finding)
  if (code === 2353 || code === 2561) return unknownArgument(finding)
  const pairs = messages.flatMap((message) => {
    const [, source, target] = mismatch.exec(message) ?? []
    return source === undefined || target === undefined ? [] : [{ source, target }]
  })
  if (pairs.some(isDoubtful)) return undefined
  const last = pairs.at(-1)
  if (last?.target === 'never' && /Record<string, never>/.test(declared))
    return mistake(finding, `${call.callee} takes no argument of this name`)
  if (pairs.some(({ source }) => source.startsWith('Promise<'))) return mistake(finding, awaited(undefined))
  const innermost = messages.findLast((message) => /missing|not assignable|does not exist/.test(message))
  const related = innermost !== undefined && innermost !== messages[0] ? innermost : undefined
  return mistake(finding, related)
}

/** Where the value may be right when the script runs: some of what it may be fits, or nobody knows what it is. */
function isDoubtful({ source, target }: { readonly source: string; readonly target: string }): boolean {
  const open = outside(source)
  if (/\b(?:unknown|any|object|Date|URL|Artifact)\b/.test(open) || / \| /.test(open)) return true
  const isLiteral = /^(?:"[^"]*"|-?[\d.]+|true|false|null|undefined| \| )+$/.test(target)
  return isLiteral && /^(?:string|number|boolean)$/.test(source)
}

/** A type without what is in its braces and brackets. */
function outside(type: string): string {
  let text = type
  for (let i = 0; i < 20; i++) {
    const next = text.replaceAll(/\{[^{}<>]*\}|<[^{}<>]*>/g, '')
    if (next === text) return text
    text = next
  }
  return text
}

function counted(finding: Finding): Mistake | undefined {
  const { call } = finding
  const given = call?.arguments.trim() ?? ''
  // One object is what a tool takes; what follows it does nothing.
  if (given.startsWith('{')) return undefined
  const suggestion =
    given === ''
      ? 'give its arguments in one object'
      : 'a tool takes one object, as in tools.x({ name: value })'
  return mistake(finding, suggestion)
}

function unknownArgument(finding: Finding): Mistake {
  const meant = /Did you mean to write '([^']+)'/.exec(finding.messages[0] ?? '')?.[1]
  const message = `There is no argument '${finding.text.slice(0, 100)}' here.`
  const known = /in type '\{ ([^]*) \}'/.exec(finding.messages[0] ?? '')?.[1]
  const there =
    known === undefined ? 'the signature says which there are' : `it takes { ${known.slice(0, 300)} }`
  return mistake(finding, meant === undefined ? there : `did you mean ${meant}?`, message)
}

/** What is gone through in a loop or spread. */
export function iteration(finding: Finding): Mistake | undefined {
  if (isPromise(finding.messages[0])) return mistake(finding, awaited(finding.text))
  if (finding.origin !== 'tools' || !finding.isToolMember) return undefined
  return mistake(finding, `it is no list; it has ${finding.members.slice(0, 20).join(', ')}`)
}

/** A text of a result that is calculated with. */
export function calculation(finding: Finding): Mistake | undefined {
  const isText = finding.isToolMember && finding.origin === 'plain' && finding.members.includes('toUpperCase')
  return isText ? mistake(finding, 'it is a text, and no number: use Number(...) if it holds one') : undefined
}

/** A comparison of a result that can never be true. */
export function comparison(finding: Finding, { declared }: Surroundings): Mistake | undefined {
  if (!finding.isToolMember || !/[!=]==/.test(finding.text)) return undefined
  const [, known, given] = /types '(.+)' and '(.+)' have no overlap/.exec(finding.messages[0] ?? '') ?? []
  // Here, another comparison has ruled it out already: that is harmless.
  if (given?.startsWith('"') === true && declared.includes(given)) return undefined
  return mistake(finding, known === undefined ? undefined : `it is one of ${known}`)
}

/** A member of a result that may be missing. */
export function absent(finding: Finding, { optional }: Surroundings): Mistake | undefined {
  if (!finding.isToolMember) return undefined
  const isNull = finding.code === 2531 || finding.code === 18047
  const name = /([\w$]+)[^\w$]*$/.exec(finding.text)?.[1] ?? ''
  if (!isNull && !optional.has(name)) return undefined
  return mistake(
    finding,
    `check it first, or write ${finding.text.slice(0, 60)}?. and say what to do without it`,
  )
}
