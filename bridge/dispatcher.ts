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
export interface Dispatcher {
  /** @throws BridgeError `protocol` */
  receive(text: string): void
  /** How many questions the guest still waits for. */
  readonly open: number
  /** The failure that an uncaught `ToolError` of this message id stands for: the host's record, not the guest's word. */
  failureOf(id: number): CallFailure | undefined
  /** Stops the timers; late answers are dropped. */
  close(): void
}

/** Makes the outside end. */
export function createDispatcher({ port, send, maxOpen = 10_000 }: DispatcherOptions): Dispatcher {
  const timers = new Map<number, NodeJS.Timeout>()
  const failures = new Map<number, CallFailure>()
  let open = 0
  let lastId = 0
  let closed = false

  const remember = (id: number, failure: CallFailure): void => {
    failures.set(id, failure)
    if (failures.size <= maxFailures) return
    const [oldest] = failures.keys()
    if (oldest !== undefined) failures.delete(oldest)
  }
  const answer = (id: number, given: Answer): void => {
    if (closed) return
    open -= 1
    if (given.kind === 'error') remember(id, given.failure)
    send(writeAnswer(id, given))
  }
  // Ids only grow: an answer can never reach a question that it was not meant for.
  const ask = (id: number): void => {
    if (id <= lastId) throw new BridgeError('protocol', 'the sandbox used a message id twice')
    lastId = id
    open += 1
    if (open > maxOpen) throw new BridgeError('protocol', `the script has more than ${maxOpen} calls open at once`)
  }
  const handle = (message: GuestMessage): void => {
    switch (message.type) {
      case 'call':
        ask(message.id)
        void port.call(message).then((given) => answer(message.id, given))
        return
      case 'read':
        ask(message.id)
        void port.read(message).then((given) => answer(message.id, given))
        return
      case 'timer': {
        ask(message.id)
        const fire = (): void => {
          timers.delete(message.id)
          answer(message.id, { kind: 'none' })
        }
        timers.set(message.id, setTimeout(fire, message.ms))
        return
      }
      case 'log':
        return port.log(message.level, message.text)
      case 'progress':
        return port.progress(message.json)
      default:
        message satisfies never
    }
  }
  return {
    receive(text) {
      if (!closed) handle(parseMessage(text))
    },
    get open() {
      return open
    },
    failureOf: (id) => failures.get(id),
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
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
    case 'error':
      return `${id} error\n${JSON.stringify({ id, ...answer.failure })}`
    default:
      return answer satisfies never
  }
}
