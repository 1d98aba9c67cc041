import { ApprovalDecision, ToolFailure, ToolRisk } from 'catenary'
import type { ApprovalHandler, JsonSchema, Tool } from 'catenary'

/** How often each tool's body really ran. */
export type Executed = Map<string, number>

const anything: JsonSchema = { additionalProperties: true }
const longestSleepMs = 5000
const files: ReadonlyMap<string, string> = new Map([
  ['/workspace/media/x.png', 'PNGDATA'],
  ['/workspace/notes.txt', 'hello notes'],
])
/** Names that a careless bridge would take for something else. */
const oddNames =
  'then constructor __proto__ toString valueOf toJSON hasOwnProperty delete class await a-b a.b a/b 0 ünï'
    .split(' ')
    .concat('with space')

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Reflect.get(value, key)
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

/** The tools of the corpus, counting into `executed`. They accept any JSON: what they refuse, they refuse themselves. */
export function fixtureTools(executed: Executed): Tool[] {
  const tool = (name: string, execute: Tool['execute'], risk: ToolRisk = ToolRisk.SAFE): Tool => ({
    name,
    description: `the fixture ${name}`,
    inputSchema: anything,
    risk,
    execute(args, context) {
      executed.set(name, (executed.get(name) ?? 0) + 1)
      return execute(args, context)
    },
  })
  return [
    tool('echo', (args) => args),
    tool('add', (args) => add(own(args, 'a'), own(args, 'b'))),
    tool('sleep', sleep),
    tool('fail', (args) => {
      throw new ToolFailure(text(own(args, 'message') ?? 'failed'))
    }),
    tool('fail_secret', failSecret),
    tool('big', (args) => 'B'.repeat(Math.min(number(own(args, 'bytes'), 100_000), 5e6))),
    tool('measure', (args) => {
      const data = own(args, 'data')
      return typeof data === 'string' ? data.length : JSON.stringify(data ?? null).length
    }),
    tool('keys', (args) => Object.keys(args ?? {}).toSorted()),
    tool('type', (args) => jsonType(own(args, 'v'))),
    tool('image', () => ({ $file: '/workspace/media/x.png' })),
    tool('read_file', (args) => readFile(own(args, 'path'))),
    tool('danger', () => 'BOOM', ToolRisk.CRITICAL),
    tool('send_mail', (args) => ({ sentTo: own(args, 'to') }), ToolRisk.HIGH),
    ...oddNames.map((name) => tool(name, () => `ok:${name}`)),
  ]
}

/** Approves mail to one address and nothing else. */
export const fixtureApprover: ApprovalHandler = {
  async request({ call }) {
    const isAllowed = call.name === 'send_mail' && own(call.arguments, 'to') === 'alice@example.com'
    return isAllowed ? ApprovalDecision.APPROVED : ApprovalDecision.DENIED
  },
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
}

// As JavaScript adds; what has no JSON form is null.
function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b
  return a === undefined || b === undefined ? null : text(a) + text(b)
}

async function sleep(args: unknown): Promise<unknown> {
  const ms = number(own(args, 'ms'), 0)
  await new Promise((resolve) => setTimeout(resolve, Math.min(ms, longestSleepMs)))
  return { slept: ms }
}

// What a database driver throws: the interesting part is not in the message.
function failSecret(): never {
  const failure = new ToolFailure('upstream failed', { cause: new Error('postgres://u:pw@h') })
  throw Object.assign(failure, { query: 'SELECT secret' })
}

function jsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function readFile(path: unknown): string {
  if (typeof path !== 'string' || path.includes('\0')) throw new ToolFailure('bad path')
  const parts: string[] = []
  for (const segment of path.normalize('NFC').split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') parts.push(segment)
    else if (parts.pop() === undefined) throw new ToolFailure('outside workspace')
  }
  const real = `/${parts.join('/')}`
  if (real !== '/workspace' && !real.startsWith('/workspace/')) throw new ToolFailure('outside workspace')
  const content = files.get(real)
  if (content === undefined) throw new ToolFailure('no such file')
  return content
}
