import type {
  Answer,
  CallMessage,
  CatalogueMessage,
  IoMessage,
  LogLevel,
  ReadMessage,
  TimerMessage,
} from '../../bridge/index.ts'
import type { DispatchOptions, InvocationOutcome, InvokerSession } from '../invoker/index.ts'
import { JournalError } from '../journal/index.ts'
import type { AnswerEntry, ChainLease, JournalEntry, StartedEntry } from '../journal/index.ts'
import { readAnswer, writeAnswer } from './answer-text.ts'
import { readFacts, writeFacts } from './call-facts.ts'
import { ToolRisk } from '../kernel/index.ts'
import type { ChainPort } from './host-port.ts'
import { questionDigest } from './question-digest.ts'
import { ReplayTimers } from './replay-timers.ts'

/** A call that waits for somebody to decide. */
export interface WaitingCall {
  readonly callId: string
  readonly tool: string
}

/** How a call is made, and what came of it. */
export type MakeCall = (
  message: CallMessage,
  options: Pick<DispatchOptions, 'onStart' | 'isLost'> & { readonly callId: string },
) => Promise<{ readonly answer: Answer; readonly outcome: InvocationOutcome }>

export interface ReplayPortOptions {
  readonly port: ChainPort
  readonly makeCall: MakeCall
  readonly session: InvokerSession
  readonly lease: ChainLease
  readonly entries: readonly JournalEntry[]
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly now: () => number
  readonly onBroken: (code: 'journal_failed' | 'journal_mismatch', message: string) => void
  /** Nothing can go on before somebody decides. */
  readonly onSuspended: (waitingFor: readonly WaitingCall[]) => void
}

interface Question {
  readonly resolve: (answer: Answer) => void
  /** Makes the answer anew, where that has no effect outside. */
  readonly again: (() => Promise<Answer>) | undefined
}

interface Ready {
  readonly id: number
  readonly answer: Answer
  readonly at: number
  readonly written: void | Promise<void>
}

interface Made {
  readonly answer: Answer
  readonly kept?: string
  readonly facts?: string
}

/**
 * The port of a chain with a journal. Answers reach the script one at a time, each once the script has come to rest
 * after the one before, in the order in which they are in the journal; first those that are there already.
 */
export class ReplayPort implements ChainPort {
  readonly #options: ReplayPortOptions
  readonly #recorded: readonly AnswerEntry[]
  readonly #answers: ReadonlyMap<number, AnswerEntry>
  readonly #started: ReadonlyMap<number, StartedEntry>
  readonly #questions = new Map<number, Question>()
  readonly #waiting = new Map<string, WaitingCall>()
  readonly #timers: ReplayTimers
  #ready: Ready[] = []
  #position = 0
  #working = 0
  #at: number
  #lastAt: number
  #isIdle = false
  #closed = false

  constructor(options: ReplayPortOptions) {
    this.#options = options
    this.#at = options.startedAt
    this.#recorded = options.entries.filter((entry) => entry.kind === 'answer')
    this.#answers = new Map(this.#recorded.map((entry) => [entry.id, entry]))
    this.#started = new Map(
      options.entries.flatMap((entry) => (entry.kind === 'started' ? [[entry.id, entry]] : [])),
    )
    this.#lastAt = this.#recorded.at(-1)?.at ?? options.startedAt
    this.#timers = new ReplayTimers(options.now)
  }

  /** The time that the script sees, in milliseconds since the epoch. */
  get at(): number {
    return this.#at
  }

  /** Whether the script still does what it did before. */
  get isReplaying(): boolean {
    return this.#position < this.#recorded.length
  }

  call(message: CallMessage): Promise<Answer> {
    const digest = questionDigest(message)
    if (this.#answers.has(message.id)) this.#options.session.skip()
    return this.#ask(message.id, digest, { live: () => this.#call(message, digest) })
  }

  read(message: ReadMessage): Promise<Answer> {
    return this.#remakable(message.id, questionDigest(message), () => this.#options.port.read(message))
  }

  io(message: IoMessage): Promise<Answer> {
    return this.#remakable(message.id, questionDigest(message), () => this.#options.port.io(message))
  }

  catalogue(message: CatalogueMessage): Promise<Answer> {
    // The tools may be others by then; the script is to see what it saw.
    return this.#ask(message.id, questionDigest(message), {
      live: async () => {
        const answer = await this.#options.port.catalogue(message)
        return { answer, kept: writeAnswer(answer) }
      },
    })
  }

  timer(message: TimerMessage): Promise<Answer> {
    const dueAt = this.#at + message.ms
    return this.#ask(message.id, questionDigest(message), {
      live: async () => {
        // Not work: a chain that only sleeps beside a question to a human can be suspended.
        this.#working -= 1
        await this.#timers.until(dueAt)
        this.#working += 1
        return { answer: none, kept: writeAnswer(none) }
      },
    })
  }

  settled(): Promise<void> {
    return this.#options.port.settled()
  }

  log(level: LogLevel, text: string): void {
    this.#options.port.log(level, text)
  }

  progress(json: string): void {
    this.#options.port.progress(json)
  }

  /** The script has come to rest: it may have its next answer. */
  idle(): void {
    this.#isIdle = true
    this.#pump()
  }

  /** The approval of a call takes long: the chain may be suspended when nothing else goes on. */
  waits({ callId, tool }: WaitingCall): void {
    this.#waiting.set(callId, { callId, tool })
    this.#pump()
  }

  /** Nothing is journaled or delivered any more. */
  close(): void {
    this.#closed = true
    this.#timers.close()
  }

  // What was started by the last process and not finished is made again only where that does nothing twice.
  async #call(message: CallMessage, digest: string): Promise<Made> {
    const { lease, makeCall } = this.#options
    const { id } = message
    const callId = `${lease.chainId}.${id}`
    const started = this.#started.get(id)
    const isLost = started !== undefined && !isRepeatable(started)
    const onStart: DispatchOptions['onStart'] = (start) => {
      if (started !== undefined) return undefined
      return this.#append({ kind: 'started', id, digest, ...start })
    }
    const { answer, outcome } = await makeCall(message, { callId, isLost, onStart })
    this.#waiting.delete(callId)
    return { answer, kept: writeAnswer(answer), facts: writeFacts(outcome) }
  }

  #remakable(id: number, digest: string, again: () => Promise<Answer>): Promise<Answer> {
    // The ref of an artifact is new each time; the script is to see the one that it saw.
    const live = async (): Promise<Made> => {
      const answer = await again()
      return answer.kind === 'artifact' ? { answer, kept: writeAnswer(answer) } : { answer }
    }
    return this.#ask(id, digest, { live, again })
  }

  #ask(
    id: number,
    digest: string,
    { live, again }: { readonly live: () => Promise<Made>; readonly again?: () => Promise<Answer> },
  ): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#questions.set(id, { resolve, again })
    const written = this.#answers.get(id)?.digest ?? this.#started.get(id)?.digest ?? digest
    if (written !== digest) this.#mismatch()
    else if (!this.#answers.has(id)) void this.#work(id, digest, live)
    return promise
  }

  async #work(id: number, digest: string, live: () => Promise<Made>): Promise<void> {
    this.#working += 1
    const { answer, kept, facts } = await live()
    this.#working -= 1
    if (this.#closed) return
    const at = (this.#lastAt = Math.max(this.#options.now(), this.#lastAt))
    try {
      const written = this.#append({
        kind: 'answer',
        id,
        at,
        digest,
        ...(kept === undefined ? {} : { answer: kept }),
        ...(facts === undefined ? {} : { facts }),
      })
      this.#ready.push({ id, answer, at, written })
    } catch {
      return
    }
    this.#pump()
  }

  #append(entry: JournalEntry): void | Promise<void> {
    try {
      const writing = this.#options.lease.append(entry)
      return writing === undefined ? undefined : writing.catch((error: unknown) => this.#failed(error))
    } catch (error) {
      return this.#failed(error)
    }
  }

  #failed(error: unknown): never {
    if (!this.#closed) {
      const why = error instanceof JournalError ? error.message : 'The journal could not be written.'
      this.#options.onBroken('journal_failed', `${why} The calls in the trace were made.`)
    }
    throw error
  }

  #mismatch(): void {
    if (this.#closed) return
    const message =
      'The script did not ask again what the journal says it asked: it, its tools or Catenary are not as they were.'
    this.#options.onBroken('journal_mismatch', message)
  }

  #pump(): void {
    if (!this.#isIdle || this.#closed) return
    const recorded = this.#recorded[this.#position]
    if (recorded !== undefined) {
      this.#isIdle = false
      void this.#replay(recorded)
      return
    }
    const [next] = this.#ready
    if (next !== undefined) {
      this.#isIdle = false
      this.#ready.shift()
      if (next.written === undefined) this.#deliver(next.id, next.answer, next.at)
      else
        next.written.then(
          () => this.#deliver(next.id, next.answer, next.at),
          () => undefined,
        )
      return
    }
    if (this.#waiting.size > 0 && this.#working === this.#waiting.size)
      this.#options.onSuspended([...this.#waiting.values()])
  }

  async #replay(entry: AnswerEntry): Promise<void> {
    const question = this.#questions.get(entry.id)
    if (question === undefined) return this.#mismatch()
    if (entry.facts !== undefined) {
      const facts = readFacts(entry.facts)
      if (facts === undefined) return this.#mismatch()
      this.#options.session.restore(facts)
    }
    const made = await question.again?.()
    const answer = entry.answer === undefined ? made : readAnswer(entry.answer)
    if (answer === undefined) return this.#mismatch()
    if (answer.kind === 'artifact') this.#options.session.issue(answer.artifact.ref)
    this.#position += 1
    this.#deliver(entry.id, answer, entry.at)
  }

  #deliver(id: number, answer: Answer, at: number): void {
    const question = this.#questions.get(id)
    if (this.#closed || question === undefined) return
    this.#questions.delete(id)
    this.#at = at
    question.resolve(answer)
  }
}

const none: Answer = { kind: 'none' }

function isRepeatable({ risk, idempotent }: StartedEntry): boolean {
  return idempotent || risk === ToolRisk.SAFE
}
