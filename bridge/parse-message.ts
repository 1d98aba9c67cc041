import { BridgeError } from './errors.ts'
import { ioRequestSchema } from './io-request.ts'
import type { GuestMessage } from './types.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
const maxNameLength = 4096
const maxTimerMs = 2_147_483_647
const headLengths: ReadonlyMap<unknown, number> = new Map([
  ['read', 6],
  ['io', 3],
  ['catalogue', 3],
  ['timer', 3],
  ['log', 2],
  ['progress', 1],
])

/**
 * Reads `<JSON head>\n<body>`. The other end is hostile: whatever is not exactly of the form ends the chain.
 *
 * @throws BridgeError `protocol`
 */
export function parseMessage(text: string): GuestMessage {
  const end = text.indexOf('\n')
  if (end < 0 || end > maxNameLength * 8) throw malformed()
  const head = parseHead(text.slice(0, end))
  switch (head[0]) {
    case 'call':
      return parseCall(head, text.slice(end + 1))
    case 'read':
      return parseRead(head)
    case 'io':
      return parseIo(head, text.slice(end + 1))
    case 'catalogue':
      return parseCatalogue(head, text.slice(end + 1))
    case 'timer':
      return { type: 'timer', id: wholeNumber(head[1]), ms: milliseconds(head[2]) }
    case 'log':
      return { type: 'log', level: level(head[1]), text: text.slice(end + 1) }
    case 'progress':
      return { type: 'progress', json: text.slice(end + 1) }
    default:
      throw malformed()
  }
}

function malformed(): BridgeError {
  return new BridgeError('protocol', 'the sandbox sent a message that is not of the protocol')
}

function parseHead(text: string): readonly unknown[] {
  let head: unknown
  try {
    head = JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (!Array.isArray(head)) throw malformed()
  // A call may say where it was made.
  const isCall = head[0] === 'call' && (head.length === 4 || head.length === 6)
  if (!isCall && head.length !== headLengths.get(head[0])) throw malformed()
  return head
}

function parseCall(head: readonly unknown[], argumentsJson: string): GuestMessage {
  const [, id, name, form, line, column] = head
  if (typeof name !== 'string' || name.length > maxNameLength) throw malformed()
  if (form !== 'value' && form !== 'outcome') throw malformed()
  const called = { type: 'call', id: wholeNumber(id), name, form, argumentsJson } as const
  return head.length === 4
    ? called
    : { ...called, place: { line: wholeNumber(line), column: wholeNumber(column) } }
}

function parseRead(head: readonly unknown[]): GuestMessage {
  const [, id, ref, from, to, as] = head
  if (typeof ref !== 'string' || ref.length > 200) throw malformed()
  if (as !== 'text' && as !== 'bytes') throw malformed()
  return { type: 'read', id: wholeNumber(id), ref, from: wholeNumber(from), to: wholeNumber(to), as }
}

function parseIo([, id, given]: readonly unknown[], body: string): GuestMessage {
  const request = ioRequestSchema.safeParse(given)
  if (!request.success) throw malformed()
  return { type: 'io', id: wholeNumber(id), request: request.data, body }
}

function parseCatalogue([, id, what]: readonly unknown[], body: string): GuestMessage {
  if (what !== 'search' && what !== 'describe') throw malformed()
  return { type: 'catalogue', id: wholeNumber(id), what, body }
}

function wholeNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw malformed()
  return value
}

function milliseconds(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= maxTimerMs)) throw malformed()
  return value
}

function level(value: unknown): (typeof levels)[number] {
  const found = levels.find((known) => known === value)
  if (found === undefined) throw malformed()
  return found
}
