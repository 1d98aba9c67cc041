import { nearestNames } from '../../kernel/index.ts'
import { absent, argument, calculation, comparison, iteration } from './judge-value.ts'
import { awaited, isPromise, mistake, pathOf } from './mistake.ts'
import type { Finding, Mistake, Surroundings } from './types.ts'

const notFound: ReadonlySet<number> = new Set([
  2304, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 18004,
])
const noMember: ReadonlySet<number> = new Set([2339, 2551, 2550, 2568])
const wrongArgument: ReadonlySet<number> = new Set([
  2322, 2326, 2345, 2353, 2554, 2555, 2559, 2560, 2561, 2739, 2740, 2741, 2769, 2820,
])
const notCallable: ReadonlySet<number> = new Set([2349, 2348, 2721, 2722, 2723])
const notIterable: ReadonlySet<number> = new Set([2488, 2489, 2504, 2461, 2548, 2549, 2495, 2569])
const arithmetic: ReadonlySet<number> = new Set([2362, 2363])
const maybeNull: ReadonlySet<number> = new Set([2531, 2532, 2533, 18047, 18048, 18049])
/** The language itself throws, whatever the types are. */
const always: ReadonlyMap<number, string> = new Map([
  [2588, 'declare it with `let`'],
  [2448, 'declare it before this line'],
  [2449, 'declare it before this line'],
  [2801, 'write `await` before it'],
])

/** A finding as a mistake; undefined where the script may well be right: then nothing is said. */
export function judge(finding: Finding, surroundings: Surroundings): Mistake | undefined {
  const { code, isType } = finding
  if (isType) return undefined
  if (notFound.has(code)) return unknownName(finding, surroundings)
  if (noMember.has(code)) return unknownMember(finding, surroundings)
  if (wrongArgument.has(code)) return argument(finding, surroundings)
  if (notCallable.has(code)) return finding.origin === 'tools' ? notATool(finding, surroundings) : undefined
  if (notIterable.has(code)) return iteration(finding)
  if (arithmetic.has(code)) return calculation(finding)
  if (code === 2367) return comparison(finding, surroundings)
  if (maybeNull.has(code)) return absent(finding, surroundings)
  const remedy = always.get(code)
  return remedy === undefined ? undefined : mistake(finding, remedy)
}

function unknownName(finding: Finding, { paths, instead }: Surroundings): Mistake | undefined {
  if (finding.isProbe && !finding.text.includes('.')) return undefined
  const name = finding.text
  const exact = paths.find((path) => path === name || path.endsWith(`.${name}`))
  const remedy =
    instead(name) ??
    (exact === undefined ? undefined : `call it as tools.${exact}(...)`) ??
    (/^tools?$/i.test(name) ? 'tools are called as tools.<name>(...)' : suggestedBy(finding))
  return mistake(finding, remedy ?? 'declare it first', `Cannot find name '${name.slice(0, 100)}'.`)
}

function suggestedBy({ messages }: Finding): string | undefined {
  const meant = /Did you mean '([^']+)'\?/.exec(messages[0] ?? '')?.[1]
  return meant === undefined ? undefined : `did you mean ${meant}?`
}

function unknownMember(finding: Finding, { paths }: Surroundings): Mistake | undefined {
  const { subject, text, members, messages, origin, isProbe } = finding
  if (isProbe || origin === 'script') return undefined
  if (subject === 'tools' || (subject?.startsWith('tools.') === true && origin === 'tools'))
    return unknownTool(finding, paths)
  if (origin === 'plain' && /on type '(?:\{\}|unknown|never|object|void)'/.test(messages[0] ?? ''))
    return undefined
  if (isPromise(messages[0])) return mistake(finding, awaited(subject))
  return mistake(finding, fields(text, members, messages[0] ?? ''))
}

function fields(name: string, members: readonly string[], message: string): string | undefined {
  const isArray = members.includes('map') && members.includes('length') && members.includes('push')
  if (isArray)
    return 'it is a list: take a member, as in list[0], or go through all of them, as in list.map(...)'
  if (members.includes('toUpperCase')) return 'it is a text: a string has no such member'
  if (members.includes('toFixed')) return 'it is a number: a number has no such member'
  const own = members.filter((member) => !member.startsWith('__@') && member !== 'toString')
  const [nearest] = nearestNames(name, own)
  const listed = own.slice(0, 20).join(', ')
  const there = own.length === 0 ? undefined : `it has ${listed}${own.length > 20 ? ', …' : ''}`
  if (/CatenaryTool/.test(message)) return 'call it, or use .invoke(...) for the outcome'
  return nearest === undefined ? there : `did you mean ${nearest}? ${there ?? ''}`.trim()
}

function unknownTool(finding: Finding, paths: readonly string[]): Mistake | undefined {
  const { subject = '', text, members } = finding
  if (members.includes('invoke')) {
    const suggestion =
      'a tool is called itself, as in tools.x(args), or with tools.x.invoke(args) for its outcome'
    return mistake(finding, suggestion, `There is no member '${text.slice(0, 100)}' on the tool ${subject}.`)
  }
  const wanted = `${pathOf(`${subject}.`)}${text}`.replace(/^tools/, '').replace(/^\./, '')
  const spaces = members.filter((member) => !member.startsWith('__@') && !member.startsWith('$'))
  const inside = wanted.slice(0, wanted.length - text.length)
  const meant = nearestNames(wanted, [...new Set([...paths, ...spaces.map((name) => `${inside}${name}`)])])
  const suggestion =
    meant.length > 0
      ? `did you mean ${meant.map((path) => `tools.${path}`).join(' or ')}?`
      : paths.length === 0
        ? 'there are no tools here'
        : `there are ${paths.slice(0, 10).join(', ')}${paths.length > 10 ? ', …: tools.$search(query) finds more' : ''}`
  return mistake(finding, suggestion, `There is no tool tools.${wanted.slice(0, 120)}.`)
}

function notATool(finding: Finding, { paths }: Surroundings): Mistake {
  const path = pathOf(finding.text)
  const own = paths.filter((one) => one.startsWith(`${path}.`)).slice(0, 10)
  const suggestion =
    own.length === 0 ? undefined : `call one of its tools: ${own.map((one) => `tools.${one}`).join(', ')}`
  return mistake(finding, suggestion, `tools.${path} is no tool but a namespace: it cannot be called.`)
}
