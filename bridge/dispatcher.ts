import { BridgeError } from './errors.ts'
import { parseMessage } from './parse-message.ts'
import type { Answer, CallFailure, GuestMessage, HostPort } from './types.ts'

/** How many of a script's failed calls are remembered, so that an uncaught one can be told. */
const maxFailures = 1000

export interface DispatcherOptions {
  readonly port: HostPort
  /** Sends one text to the guest. */
  readonly send: (text: string) => void
  /** Questions (calls, reads, timers) that may be open at once. @default 10_000 */
  readonly maxOpen?: number
}

/** The outside end of the bridge for one script: messages in, answers out, nothing after `close`. */
export class Dispatcher {
  readonly #port: HostPort
  readonly #send: (text: string) => void
  readonly #maxOpen: number
  readonly #timers = new Map<number, NodeJS.Timeout>()
  readonly #failures = new Map<number, CallFailure>()
  #open = 0
  #lastId = 0
  #closed = false

  constructor({ port, send, maxOpen = 10_000 }: DispatcherOptions) {
    this.#port = port
    this.#send = send
    this.#maxOpen = maxOpen
  }

  /** How many questions the guest still waits for. */
  get open(): number {
    return this.#open
  }

  /** The failure that an uncaught `ToolError` of this message id stands for: the host's record, not the guest's word. */
  failureOf(id: number): CallFailure | undefined {
    return this.#failures.get(id)
  }

  /**
   * Takes one message of the guest.
   *
   * @throws BridgeError `protocol`
   */
  receive(text: string): void {
    if (!this.#closed) this.#handle(parseMessage(text))
  }

  /** Stops the timers; late answers are dropped. */
  close(): void {
    this.#closed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #handle(message: GuestMessage): void {
    switch (message.type) {
      case 'call':
        return this.#pass(message.id, message.name, () => this.#port.call(message))
      case 'read':
        return this.#pass(message.id, 'artifact', () => this.#port.read(message))
      case 'io':
        return this.#pass(message.id, 'workspace', () => this.#port.io(message))
      case 'catalogue':
        return this.#pass(message.id, 'catalogue', () => this.#port.catalogue(message))
      case 'timer':
        this.#ask(message.id)
        if (this.#port.timer !== undefined) {
          void this.#port.timer(message).then(
            (given) => this.#answer(message.id, given),
            () => this.#answer(message.id, lost('timer')),
          )
          return
        }
        this.#timers.set(
          message.id,
          setTimeout(() => {
            this.#timers.delete(message.id)
            this.#answer(message.id, { kind: 'none' })
          }, message.ms),
        )
        return
      case 'log':
        return this.#port.log(message.level, message.text)
      case 'progress':
        return this.#port.progress(message.json)
      default:
        message satisfies never
    }
  }

  // A port never rejects. Should it, the script must not wait for ever.
  #pass(id: number, name: string, work: () => Promise<Answer>): void {
    this.#ask(id)
    void work().then(
      (given) => this.#answer(id, given),
      () => this.#answer(id, lost(name)),
    )
  }

  // Ids only grow: an answer can never reach a question that it was not meant for.
  #ask(id: number): void {
    if (id <= this.#lastId) throw new BridgeError('protocol', 'the sandbox used a message id twice')
    this.#lastId = id
    this.#open += 1
    if (this.#open > this.#maxOpen)
      throw new BridgeError('protocol', `the script has more than ${this.#maxOpen} calls open at once`)
  }

  #answer(id: number, answer: Answer): void {
    if (this.#closed) return
    this.#open -= 1
    if (answer.kind === 'error') this.#remember(id, answer.failure)
    const time = answer.at === undefined ? '' : `@${answer.at}\n`
    this.#send(`${time}${writeAnswer(id, answer)}`)
  }

  #remember(id: number, failure: CallFailure): void {
    this.#failures.set(id, failure)
    if (this.#failures.size <= maxFailures) return
    const [oldest] = this.#failures.keys()
    if (oldest !== undefined) this.#failures.delete(oldest)
  }
}

// A port never rejects. Should it, the script must not wait for ever, and the host must not fall over it.
function lost(tool: string): Answer {
  const message = 'The call failed inside Catenary; whether it took effect is unknown.'
  const facts = { callId: '', status: 'error', code: 'internal', retryable: false, effect: 'unknown' }
  return { kind: 'error', failure: { ...facts, tool, message } }
}

function writeAnswer(id: number, answer: Answer): string {
  switch (answer.kind) {
    case 'json':
    case 'outcome':
      return `${id} ${answer.kind}\n${answer.json}`
    case 'text':
      return `${id} text\n${answer.text}`
    case 'artifact':
      return `${id} artifact\n${JSON.stringify(answer.artifact)}`
    case 'none':
      return `${id} none\n`
    case 'refused':
      return `${id} refused\n${JSON.stringify(answer.refusal)}`
    case 'error':
      return `${id} error\n${JSON.stringify({ id, ...answer.failure })}`
    default:
      return answer satisfies never
  }
}
