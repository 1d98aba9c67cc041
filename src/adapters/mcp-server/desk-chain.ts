import type { ApprovalRequest, ApprovalResult, ChainRunResult, LogLine } from '../../index.ts'

/** A question that a chain waits for. */
export interface Question {
  readonly request: ApprovalRequest
  answer(result: ApprovalResult): void
}

/** What happens in a chain while somebody looks. */
export type ChainEvent =
  | { readonly type: 'log'; readonly line: LogLine }
  | { readonly type: 'progress'; readonly message: string }

/** Why somebody who waited for a chain is told: it is over, it asks, or it asks somebody else. */
export type ChainNews =
  | { readonly kind: 'ended'; readonly result: ChainRunResult }
  | { readonly kind: 'asks'; readonly questions: readonly Question[] }
  | { readonly kind: 'waits'; readonly requests: readonly ApprovalRequest[] }

/** Questions of calls that run side by side are put together when they come within this time, in milliseconds. */
const gatherMs = 25

export interface DeskChainOptions {
  readonly id: string
  readonly token: string
  readonly canAsk: boolean
  readonly sleeps: boolean
}

/** A chain that was started for a client: it outlasts the request that started it, and whoever asks next joins it. */
export class DeskChain {
  readonly id: string
  /** Known to nobody but the client that is asked: it comes back with the answers. */
  readonly token: string
  readonly #canceller = new AbortController()
  readonly #questions = new Map<string, Question>()
  /** What others are asked, by the question's id. */
  readonly #elsewhere = new Map<string, ApprovalRequest>()
  /** What others were asked, by the call's id: a chain that sleeps tells only that. */
  readonly #asked = new Map<string, ApprovalRequest>()
  readonly #watchers = new Set<(event: ChainEvent) => void>()
  #changed = Promise.withResolvers<void>()
  #result: ChainRunResult | undefined
  #failure: unknown
  #progress = 0
  /** Whether the client that waits now can be asked. */
  canAsk: boolean
  /** Whether the chain goes to sleep where somebody else is asked: then it is over for now. */
  readonly #sleeps: boolean

  constructor({ id, token, canAsk, sleeps }: DeskChainOptions) {
    this.id = id
    this.token = token
    this.canAsk = canAsk
    this.#sleeps = sleeps
  }

  get signal(): AbortSignal {
    return this.#canceller.signal
  }

  get result(): ChainRunResult | undefined {
    return this.#result
  }

  /** What the chain waits for, here and elsewhere. */
  get waitingFor(): readonly ApprovalRequest[] {
    return [...Array.from(this.#questions.values(), ({ request }) => request), ...this.#elsewhere.values()]
  }

  /** The question about a call that somebody else was asked; undefined if nobody was. */
  askedAbout(callId: string): ApprovalRequest | undefined {
    return this.#asked.get(callId)
  }

  cancel(): void {
    this.#canceller.abort()
  }

  /** Takes over what the run comes to. */
  follow(running: Promise<ChainRunResult>): void {
    void running.then(
      (result) => {
        this.#result = result
        this.#change()
      },
      (error: unknown) => {
        this.#failure = error ?? new Error('the chain failed')
        this.#change()
      },
    )
  }

  /** Asks whoever looks; withdrawn once the signal is aborted. */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<ApprovalResult> {
    const { promise, resolve } = Promise.withResolvers<ApprovalResult>()
    const leave = (): void => {
      this.#questions.delete(request.id)
      signal.removeEventListener('abort', withdraw)
    }
    const withdraw = (): void => {
      leave()
      resolve({ decision: 'denied', reason: 'The question was withdrawn.' })
    }
    const answer = (result: ApprovalResult): void => {
      leave()
      resolve(result)
    }
    this.#questions.set(request.id, { request, answer })
    signal.addEventListener('abort', withdraw, { once: true })
    if (signal.aborted) withdraw()
    this.#change()
    return promise
  }

  /** Notes that somebody else is asked, until they have answered. */
  async askElsewhere<T>(request: ApprovalRequest, answer: Promise<T>): Promise<T> {
    this.#elsewhere.set(request.id, request)
    this.#asked.set(request.call.callId, request)
    this.#change()
    try {
      return await answer
    } finally {
      this.#elsewhere.delete(request.id)
    }
  }

  /** Gives an answer to an open question; false if it is not open any more. */
  answer(id: string, result: ApprovalResult): boolean {
    const question = this.#questions.get(id)
    question?.answer(result)
    return question !== undefined
  }

  /** Tells of what happens until the given function is called. */
  watch(watcher: (event: ChainEvent) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Grows with every progress that a client is told of, whichever request it is told in. */
  countProgress(): number {
    this.#progress += 1
    return this.#progress
  }

  tell(event: ChainEvent): void {
    for (const watcher of this.#watchers) watcher(event)
  }

  /**
   * The next thing that somebody who waits must know. A decision that was made elsewhere may take `patienceMs` to
   * arrive. Rejects with what the run was refused for.
   */
  async news(signal: AbortSignal, patienceMs: number): Promise<ChainNews> {
    let patience = patienceMs
    for (;;) {
      if (this.#result !== undefined) return { kind: 'ended', result: this.#result }
      if (this.#failure !== undefined) throw this.#failure
      if (this.#questions.size > 0) {
        await pause(gatherMs)
        const questions = [...this.#questions.values()]
        if (questions.length > 0 && this.#result === undefined) return { kind: 'asks', questions }
        continue
      }
      if (this.#elsewhere.size > 0 && !this.#sleeps) {
        await pause(Math.max(gatherMs, patience))
        patience = 0
        if (this.#elsewhere.size > 0 && this.#result === undefined)
          return { kind: 'waits', requests: [...this.#elsewhere.values()] }
        continue
      }
      await this.#nextChange(signal)
      signal.throwIfAborted()
    }
  }

  async #nextChange(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted) resolve()
    await Promise.race([this.#changed.promise, promise])
  }

  #change(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers<void>()
  }
}

async function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  await promise
}
