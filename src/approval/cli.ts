import { createInterface } from 'node:readline'
import {
  ApprovalDecision,
  type ApprovalHandler,
  type ApprovalRequest,
  type ApprovalResult,
} from '../kernel/index.ts'
import { requestText } from './request-text.ts'

/** Where a CliApprovalHandler asks. */
export interface CliApprovalOptions {
  /** @default standard input */
  readonly input?: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  /** @default standard error: standard output belongs to results */
  readonly output?: NodeJS.WritableStream
  /** Who is recorded as having decided. @default `terminal` */
  readonly decidedBy?: string
  /** Characters of arguments shown at first; the rest is shown on demand. @default 4000 */
  readonly maxArgumentLength?: number
  /** Milliseconds since the epoch. @default the machine's */
  readonly now?: () => number
}

/** Asks in a terminal, one request at a time. Without a terminal, or when its input ends, the answer is no. */
export class CliApprovalHandler implements ApprovalHandler {
  readonly #input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly #output: NodeJS.WritableStream
  readonly #decidedBy: string
  readonly #maxArgumentLength: number
  readonly #now: () => number
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: CliApprovalOptions = {}) {
    this.#input = options.input ?? process.stdin
    this.#output = options.output ?? process.stderr
    this.#decidedBy = options.decidedBy ?? 'terminal'
    this.#maxArgumentLength = options.maxArgumentLength ?? 4000
    this.#now = options.now ?? Date.now
  }

  request(request: ApprovalRequest, options: { readonly signal: AbortSignal }): Promise<ApprovalResult> {
    const answered = this.#last.then(() => this.#ask(request, options.signal))
    this.#last = answered.catch(() => undefined)
    return answered
  }

  async #ask(request: ApprovalRequest, signal: AbortSignal): Promise<ApprovalResult> {
    if (signal.aborted)
      return this.#result(ApprovalDecision.DENIED, 'The question was withdrawn before it was asked.')
    if (this.#input.isTTY !== true) {
      return this.#result(ApprovalDecision.DENIED, 'There is no terminal to ask in.')
    }
    const { text, isCut } = requestText(request, this.#maxArgumentLength)
    this.#output.write(`\n${text}\n`)
    let answer = await this.#read(
      isCut ? 'Run it? [y = yes, N = no, v = show all] ' : 'Run it? [y/N] ',
      signal,
    )
    if (isCut && answer?.toLowerCase() === 'v') {
      this.#output.write(`\n${requestText(request, Number.POSITIVE_INFINITY).text}\n`)
      answer = await this.#read('Run it? [y/N] ', signal)
    }
    if (answer === undefined) {
      this.#output.write('\n')
      return this.#result(
        ApprovalDecision.DENIED,
        signal.aborted ? 'The question was withdrawn.' : 'The input ended.',
      )
    }
    const isYes = /^y(?:es)?$/i.test(answer)
    return this.#result(isYes ? ApprovalDecision.APPROVED : ApprovalDecision.DENIED)
  }

  /** One line; undefined if the question is withdrawn or the input ends. What was typed ahead of it is not read. */
  #read(prompt: string, signal: AbortSignal): Promise<string | undefined> {
    const lines = createInterface({
      input: this.#input,
      output: this.#output,
      terminal: this.#input.isTTY === true,
    })
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const withdraw = (): void => lines.close()
    lines.once('close', () => resolve(undefined))
    signal.addEventListener('abort', withdraw, { once: true })
    // While a question is open, Ctrl-C arrives as a key. It is no answer: it means what it means everywhere else.
    if (this.#input === process.stdin) lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    lines.question(prompt, (answer) => {
      resolve(answer.trim())
      lines.close()
    })
    return promise.finally(() => signal.removeEventListener('abort', withdraw))
  }

  #result(decision: ApprovalDecision, reason?: string): ApprovalResult {
    return {
      decision,
      decidedBy: this.#decidedBy,
      decidedAt: new Date(this.#now()).toISOString(),
      ...(reason === undefined ? {} : { reason }),
    }
  }
}
