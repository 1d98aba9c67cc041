import {
  jsonValueSchema,
  type ApprovalHandler,
  type ApprovalOptions,
  type ApprovalRequest,
  type ApprovalResult,
  type JsonValue,
} from '../kernel/index.ts'
import { foldLines } from './fold-lines.ts'
import { parseBatchChoice, parseChoice } from './parse-choice.ts'
import { batchText, requestText } from './request-text.ts'
import { promptLine } from './terminal-prompt.ts'

/** Answers to one question that may be unclear before it counts as a no. */
const maxTries = 10

/** Where a CliApprovalHandler asks. */
export interface CliApprovalOptions {
  /** @default standard input */
  readonly input?: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  /** @default standard error: standard output belongs to results */
  readonly output?: NodeJS.WritableStream
  /** Who is recorded as having decided. @default `terminal` */
  readonly decidedBy?: string
  /** Characters of arguments, and of each diff, shown at first; the rest is shown on demand. @default 4000 */
  readonly maxArgumentLength?: number
  /** Milliseconds since the epoch. @default the machine's */
  readonly now?: () => number
}

type Answer = Pick<ApprovalResult, 'decision' | 'reason' | 'arguments' | 'remember'>

/**
 * Asks in a terminal, one question at a time; calls that wait together are one screen. Without a terminal, or when
 * its input ends, the answer is no.
 */
export class CliApprovalHandler implements ApprovalHandler {
  readonly #input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly #output: NodeJS.WritableStream
  readonly #decidedBy: string
  readonly #maxLength: number
  readonly #now: () => number
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: CliApprovalOptions = {}) {
    this.#input = options.input ?? process.stdin
    this.#output = options.output ?? process.stderr
    this.#decidedBy = options.decidedBy ?? 'terminal'
    this.#maxLength = options.maxArgumentLength ?? 4000
    this.#now = options.now ?? Date.now
  }

  async request(request: ApprovalRequest, { signal }: ApprovalOptions): Promise<ApprovalResult> {
    return this.#signed(await this.#inTurn(() => this.#cannotAsk(signal) ?? this.#askOne(request, signal)))
  }

  async requestBatch(
    requests: readonly ApprovalRequest[],
    { signal }: ApprovalOptions,
  ): Promise<readonly ApprovalResult[]> {
    const answers = await this.#inTurn(async () => {
      const cannot = this.#cannotAsk(signal)
      return cannot === undefined ? this.#askMany(requests, signal) : requests.map(() => cannot)
    })
    return answers.map((answer) => this.#signed(answer))
  }

  #inTurn<T>(ask: () => T | Promise<T>): Promise<T> {
    const answered = this.#last.then(ask)
    this.#last = answered.catch(() => undefined)
    return answered
  }

  #cannotAsk(signal: AbortSignal): Answer | undefined {
    if (signal.aborted) return no('The question was withdrawn before it was asked.')
    return this.#input.isTTY === true ? undefined : no('There is no terminal to ask in.')
  }

  async #askOne(request: ApprovalRequest, signal: AbortSignal): Promise<Answer> {
    const { text, isCut } = requestText(request, this.#maxLength)
    this.#say(text)
    const canRemember = request.risk !== 'critical'
    this.#output.write(
      `  or: ${isCut ? 'v = show all, ' : ''}${canRemember ? 'c = yes, and to this tool for the rest of the run, ' : ''}e = edit, n REASON\n`,
    )
    for (let tries = 0; tries < maxTries; tries += 1) {
      const typed = await this.#prompt('Run it? [y/N] ', signal)
      if (typed === undefined) return this.#unanswered(signal)
      const choice = parseChoice(typed)
      switch (choice.kind) {
        case 'yes':
          return { decision: 'approved' }
        case 'yes_to_tool':
          return { decision: 'approved', ...(canRemember ? { remember: { scope: 'chain' } } : {}) }
        case 'no':
          return no(choice.reason)
        case 'show':
          this.#say(requestText(request, Number.POSITIVE_INFINITY).text)
          break
        case 'edit': {
          const edited = await this.#readArguments(signal)
          if (edited !== undefined) return { decision: 'approved', arguments: edited }
          break
        }
        default:
          choice satisfies never
      }
    }
    return no('There was no clear answer.')
  }

  async #askMany(requests: readonly ApprovalRequest[], signal: AbortSignal): Promise<readonly Answer[]> {
    const edits = new Map<number, JsonValue>()
    const { text, isCut } = batchText(requests, Math.min(this.#maxLength, 1000))
    this.#say(text)
    const prompt = `Run them? [a = all, N = none, 1,3-5 = only these, e2 = edit 2${isCut ? ', v = show all' : ''}] `
    for (let tries = 0; tries < maxTries + requests.length; tries += 1) {
      const typed = await this.#prompt(prompt, signal)
      if (typed === undefined) return requests.map(() => this.#unanswered(signal))
      const choice = parseBatchChoice(typed, requests.length)
      switch (choice.kind) {
        case 'these':
          return requests.map((_, index) => answerIn(choice.numbers, index + 1, edits.get(index + 1)))
        case 'show':
          this.#say(batchText(requests, Number.POSITIVE_INFINITY).text)
          break
        case 'edit': {
          const edited = await this.#readArguments(signal)
          if (edited !== undefined) edits.set(choice.number, edited)
          break
        }
        case 'unclear':
          this.#say('That was not understood.')
          break
        default:
          choice satisfies never
      }
    }
    return requests.map(() => no('There was no clear answer.'))
  }

  async #readArguments(signal: AbortSignal): Promise<JsonValue | undefined> {
    const typed = await this.#prompt('New arguments, as JSON on one line: ', signal)
    try {
      return jsonValueSchema.parse(JSON.parse(typed ?? ''))
    } catch {
      this.#say('That is no JSON; nothing was changed.')
      return undefined
    }
  }

  #prompt(prompt: string, signal: AbortSignal): Promise<string | undefined> {
    return promptLine({ input: this.#input, output: this.#output }, prompt, signal)
  }

  #unanswered(signal: AbortSignal): Answer {
    this.#output.write('\n')
    return no(signal.aborted ? 'The question was withdrawn.' : 'The input ended.')
  }

  #say(text: string): void {
    const columns = 'columns' in this.#output ? Number(this.#output.columns) : 0
    this.#output.write(`\n${foldLines(text, columns)}\n`)
  }

  #signed(answer: Answer): ApprovalResult {
    return { ...answer, decidedBy: this.#decidedBy, decidedAt: new Date(this.#now()).toISOString() }
  }
}

function no(reason: string | undefined): Answer {
  return { decision: 'denied', ...(reason === undefined ? {} : { reason }) }
}

function answerIn(numbers: ReadonlySet<number>, number: number, edit: JsonValue | undefined): Answer {
  if (!numbers.has(number)) return no(undefined)
  return { decision: 'approved', ...(edit === undefined ? {} : { arguments: edit }) }
}
