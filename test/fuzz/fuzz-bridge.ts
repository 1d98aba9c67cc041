import { BridgeError, Dispatcher } from '../../bridge/index.ts'
import type { Answer, HostPort } from '../../bridge/index.ts'
import { mutateText } from './mutate.ts'
import { below, pick } from './random.ts'
import type { Random } from './random.ts'

/** What fuzzing the bridge found. */
export interface BridgeFuzz {
  readonly messages: number
  readonly breaches: number
  readonly answers: number
  /** What must never be; empty when nothing was. */
  readonly faults: readonly string[]
}

const failure = {
  callId: 'c',
  tool: 't',
  status: 'error',
  code: 'tool_failed',
  retryable: false,
  effect: 'none',
  message: 'no',
}
const answers: readonly Answer[] = [
  { kind: 'none' },
  { kind: 'json', json: '{"a":1}' },
  { kind: 'text', text: 'line\nline' },
  { kind: 'outcome', json: '{}' },
  { kind: 'artifact', artifact: { ref: 'r', bytes: 1, mediaType: 'text/plain', preview: '' } },
  { kind: 'error', failure },
]
const maxOpen = 200
const answerForm = /^(\d+) (json|text|artifact|outcome|none|error)\n/

/** Feeds dispatchers what a hostile guest may say, a new dispatcher after each breach. */
export async function fuzzBridge(
  random: Random,
  heard: readonly string[],
  messages: number,
): Promise<BridgeFuzz> {
  const faults = new Set<string>()
  let said = 0
  let breaches = 0
  let answered = 0
  while (said < messages) {
    const guest = new FuzzedGuest(random)
    const length = 1 + below(random, 2000)
    for (let i = 0; i < length && said < messages; i++) {
      said += 1
      if (guest.say(messageOf(random, heard, i + 1)) === 'breach') {
        breaches += 1
        break
      }
      if (i % 50 === 0) await guest.settle()
    }
    await guest.end()
    answered += guest.answered
    for (const fault of guest.faults) faults.add(fault)
  }
  return { messages: said, breaches, answers: answered, faults: [...faults] }
}

// Mostly of the form, or each guest would say one thing only.
function messageOf(random: Random, heard: readonly string[], id: number): string {
  const chance = random()
  if (chance < 0.002) return mutateText(random, pick(random, heard))
  if (chance < 0.003) return mutateText(random, `["call",${id},"t","value"]\n{}`)
  const body = mutateText(random, pick(random, heard))
  if (chance < 0.3) return `["call",${id},${JSON.stringify(body)},"value"]\n${body}`
  if (chance < 0.5) return `["read",${id},"r",${below(random, 10)},${below(random, 1e9)},"bytes"]\n`
  if (chance < 0.6) return `["timer",${id},${random() < 0.5 ? 0 : 2_147_483_647}]\n`
  if (chance < 0.9) return `["log","${pick(random, ['debug', 'info', 'warn', 'error'])}"]\n${body}`
  return `["progress"]\n${body}`
}

// As JSON has it: white space and other ways to write a number are not the bridge's to refuse.
function idOf(text: string): unknown {
  try {
    const head: unknown = JSON.parse(text.slice(0, Math.max(text.indexOf('\n'), 0)))
    return Array.isArray(head) ? head[1] : undefined
  } catch {
    return undefined
  }
}

class FuzzedGuest {
  readonly faults: string[] = []
  answered = 0
  readonly #random: Random
  readonly #dispatcher: Dispatcher
  readonly #asked = new Set<unknown>()
  #pending: (() => void)[] = []
  #isOver = false

  constructor(random: Random) {
    this.#random = random
    const ask = (): Promise<Answer> => this.#ask()
    const port: HostPort = {
      call: ask,
      read: ask,
      io: ask,
      catalogue: ask,
      log: () => undefined,
      progress: () => undefined,
    }
    this.#dispatcher = new Dispatcher({ port, maxOpen, send: (text) => this.#hear(text) })
  }

  say(text: string): 'taken' | 'breach' {
    try {
      this.#asked.add(idOf(text))
      this.#dispatcher.receive(text)
    } catch (error) {
      if (!(error instanceof BridgeError) || error.code !== 'protocol')
        this.faults.push(`it threw ${String(error)}`)
      return 'breach'
    }
    if (this.#dispatcher.open > maxOpen) this.faults.push('more was open than may be')
    return 'taken'
  }

  /** Answers most of what is open, in any order. */
  async settle(): Promise<void> {
    const pending = this.#pending.toSorted(() => this.#random() - 0.5)
    this.#pending = []
    for (const answer of pending) answer()
    for (let i = 0; i < 4; i++) await Promise.resolve()
  }

  async end(): Promise<void> {
    this.#dispatcher.close()
    this.#isOver = true
    await this.settle()
  }

  #ask(): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const isLost = this.#random() < 0.01
    this.#pending.push(() => (isLost ? reject(new Error('lost')) : resolve(pick(this.#random, answers))))
    return promise
  }

  #hear(text: string): void {
    this.answered += 1
    if (this.#isOver) this.faults.push('an answer was sent after the end')
    const id = Number(answerForm.exec(text)?.[1])
    if (!this.#asked.delete(id))
      this.faults.push(`an answer that nobody asked for, or asked for once: ${text.slice(0, 40)}`)
  }
}
