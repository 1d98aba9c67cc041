import type {
  Answer,
  CallMessage,
  CatalogueMessage,
  IoMessage,
  LogLevel,
  ReadMessage,
  TimerMessage,
} from '../../bridge/index.ts'
import type { DispatchOptions, EarlierCall, InvocationOutcome, InvokerSession } from '../invoker/index.ts'
import { JournalError } from '../journal/index.ts'
import type { AnswerEntry, ChainLease, JournalEntry, StartedEntry } from '../journal/index.ts'
import { ToolRisk } from '../kernel/index.ts'
import { readAnswer, writeAnswer } from './answer-text.ts'
import { readFacts, writeFacts } from './call-facts.ts'
import { EntryWriter } from './entry-writer.ts'
import type { ChainPort } from './host-port.ts'
import { questionDigest } from './question-digest.ts'
import { RecordedAnswers } from './recorded-answers.ts'
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
  /** Told the files of a call that was made before, when its answer has its turn. */
  readonly onFiles: (files: EarlierCall['files']) => void
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

type TimedAnswer = Answer & { readonly at: number }

interface Ready {
  readonly id: number
  readonly answer: TimedAnswer
}

interface Made {
  readonly answer: Answer
  readonly kept?: string
  readonly facts?: string
}

/**
 * The port of a chain with a journal. Answers go to the script in the order in which they are in the journal, first
 * those that are there already. The sandbox takes one at a time and runs the script until nothing of it can run before
 * it takes the next, so that what the script does follows from that order, however fast they are sent. Those of an
 * earlier life wait until the script has asked for them again; later ones wait at most until they are written.
 */
export class ReplayPort implements ChainPort {
  readonly #options: ReplayPortOptions
  readonly #recorded: RecordedAnswers
  readonly #questions = new Map<number, Question>()
  readonly #waiting = new Map<string, WaitingCall>()
  readonly #timers: ReplayTimers
  readonly #writer: EntryWriter
  #ready: Ready[] = []
  #working = 0
  #at: number
  #lastAt: number
  #isIdle = false
  #closed = false

  constructor(options: ReplayPortOptions) {
    this.#options = options
    this.#at = options.startedAt
    this.#recorded = new RecordedAnswers(options.entries)
    this.#lastAt = this.#recorded.lastAt ?? options.startedAt
    this.#timers = new ReplayTimers(options.now)
    this.#writer = new EntryWriter(options.lease, (error) => this.#failed(error))
  }

  /** Whether the script still does what it did before. */
  get isReplaying(): boolean {
    return this.#recorded.next !== undefined
  }

  call(message: CallMessage): Promise<Answer> {
    const digest = questionDigest(message)
    if (this.#recorded.has(message.id)) this.#options.session.skip()
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

  /** The script has come to rest, with all that was sent to it. */
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
    this.#writer.flush()
    this.#closed = true
    this.#timers.close()
  }

  // What was started by the last process and not finished is made again only where that does nothing twice.
  async #call(message: CallMessage, digest: string): Promise<Made> {
    const { lease, makeCall } = this.#options
    const { id } = message
    const callId = `${lease.chainId}.${id}`
    const started = this.#recorded.started(id)
    const isLost = started !== undefined && !isRepeatable(started)
    const onStart: DispatchOptions['onStart'] = (start) => {
      if (started !== undefined) return undefined
      return this.#writeStart({ kind: 'started', id, digest, ...start })
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
    if ((this.#recorded.digest(id) ?? digest) !== digest) this.#mismatch()
    else if (!this.#recorded.has(id)) void this.#work(id, digest, live)
    return promise
  }

  async #work(id: number, digest: string, live: () => Promise<Made>): Promise<void> {
    this.#working += 1
    const { answer, kept, facts } = await live()
    if (this.#closed) return
    const at = (this.#lastAt = Math.max(this.#options.now(), this.#lastAt))
    const entry: AnswerEntry = {
      kind: 'answer',
      id,
      at,
      digest,
      ...(kept === undefined ? {} : { answer: kept }),
      ...(facts === undefined ? {} : { facts }),
    }
    const tell = (): void => {
      this.#working -= 1
      this.#ready.push({ id, answer: { ...answer, at } })
      this.#pump()
    }
    // What is kept before the script can be heard again may go to it first: the one takes while the other does.
    const { writesAtOnce = false } = this.#options.lease
    this.#writer.add(entry, writesAtOnce ? undefined : tell)
    if (writesAtOnce) tell()
  }

  #writeStart(entry: StartedEntry): Promise<void> | undefined {
    if (entry.risk !== ToolRisk.SAFE) return this.#writer.keep(entry)
    // What has no effect may begin before it is known that it did: it is made again in any case.
    this.#writer.add(entry)
    return undefined
  }

  #failed(error: unknown): void {
    if (this.#closed) return
    const why = error instanceof JournalError ? error.message : 'The journal could not be written.'
    this.#options.onBroken('journal_failed', `${why} The calls in the trace were made.`)
  }

  #mismatch(): void {
    if (this.#closed) return
    const message =
      'The script did not ask again what the journal says it asked: it, its tools or Catenary are not as they were.'
    this.#options.onBroken('journal_mismatch', message)
  }

  #pump(): void {
    if (this.#closed) return
    const recorded = this.#recorded.next
    if (recorded !== undefined) {
      if (!this.#isIdle) return
      this.#isIdle = false
      void this.#replay(recorded)
      return
    }
    for (const { id, answer } of this.#ready.splice(0)) this.#deliver(id, answer)
    if (this.#isIdle && this.#waiting.size > 0 && this.#working === this.#waiting.size)
      this.#options.onSuspended([...this.#waiting.values()])
  }

  async #replay(entry: AnswerEntry): Promise<void> {
    const question = this.#questions.get(entry.id)
    if (question === undefined) return this.#mismatch()
    if (entry.facts !== undefined) {
      const facts = readFacts(entry.facts)
      if (facts === undefined) return this.#mismatch()
      this.#options.session.restore(facts)
      this.#options.onFiles(facts.files)
    }
    const made = await question.again?.()
    const answer = entry.answer === undefined ? made : readAnswer(entry.answer)
    if (answer === undefined) return this.#mismatch()
    if (answer.kind === 'artifact') this.#options.session.issue(answer.artifact.ref)
    this.#recorded.advance()
    this.#deliver(entry.id, { ...answer, at: entry.at })
    this.#pump()
  }

  #deliver(id: number, answer: TimedAnswer): void {
    const question = this.#questions.get(id)
    if (this.#closed || question === undefined) return
    this.#questions.delete(id)
    this.#isIdle = false
    this.#at = answer.at
    question.resolve(answer)
  }
}

const none: Answer = { kind: 'none' }

function isRepeatable({ risk, idempotent }: StartedEntry): boolean {
  return idempotent || risk === ToolRisk.SAFE
}
