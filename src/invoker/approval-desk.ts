import type { ApprovalHandler, ApprovalRequest } from '../kernel/index.ts'
import { attempt } from './bounded.ts'

interface Question {
  readonly request: ApprovalRequest
  readonly signal: AbortSignal
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Hands the questions of one session to the handler: those that come within one window as one batch, if it takes
 * batches. What an answer is worth, and how long it is waited for, is not decided here.
 */
export class ApprovalDesk {
  readonly #handler: ApprovalHandler
  readonly #windowMs: number
  #waiting: Question[] = []

  /** The window is in milliseconds, from its first question. */
  constructor(handler: ApprovalHandler, windowMs: number) {
    this.#handler = handler
    this.#windowMs = windowMs
  }

  /** The handler's answer, whatever it is. Rejects when there can be none. */
  ask(request: ApprovalRequest, signal: AbortSignal): Promise<unknown> {
    if (this.#handler.requestBatch === undefined)
      return attempt(() => this.#handler.request(request, { signal }))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.push({ request, signal, resolve, reject })
    if (this.#waiting.length === 1) setTimeout(() => this.#flush(), this.#windowMs)
    return promise
  }

  #flush(): void {
    const questions = this.#waiting.filter(({ signal }) => !signal.aborted)
    this.#waiting = []
    const [first] = questions
    if (first === undefined) return
    if (questions.length > 1) void this.#askTogether(questions)
    else
      attempt(() => this.#handler.request(first.request, { signal: first.signal })).then(
        first.resolve,
        first.reject,
      )
  }

  async #askTogether(questions: readonly Question[]): Promise<void> {
    const requests = Object.freeze(questions.map(({ request }) => request))
    const signal = allAborted(questions.map(({ signal }) => signal))
    try {
      const answers: unknown = await this.#handler.requestBatch?.(requests, { signal })
      // With one too few or too many, nobody can tell which is for whom.
      if (!Array.isArray(answers) || answers.length !== questions.length)
        throw new TypeError('not one answer for each')
      for (const [index, question] of questions.entries()) question.resolve(answers[index])
    } catch (error) {
      for (const question of questions) question.reject(error)
    }
  }
}

/** Aborted, with the last one's reason, once all of them are. */
function allAborted(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  let left = signals.length
  for (const signal of signals) {
    const count = (): void => {
      left -= 1
      if (left === 0) controller.abort(signal.reason)
    }
    if (signal.aborted) count()
    else signal.addEventListener('abort', count, { once: true })
  }
  return controller.signal
}
