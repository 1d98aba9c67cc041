import {
  approvalResultSchema,
  canonicalJson,
  type ApprovalDecision,
  type ApprovalHandler,
  type ApprovalOptions,
  type ApprovalRequest,
  type ApprovalResult,
} from '../kernel/index.ts'
import { ApprovalError } from './approval-error.ts'
import { MemoryInboxStore } from './memory-inbox-store.ts'
import type { InboxEntry, InboxQuery, InboxState, InboxStore } from './types.ts'
import { WaitingRoom } from './waiting-room.ts'

/** How an inbox keeps its questions. */
export interface ApprovalInboxOptions {
  /** @default in memory */
  readonly store?: InboxStore
  /** Milliseconds that a question can be decided, at most ten years. @default 7 days */
  readonly ttlMs?: number
  /** Milliseconds between looks for decisions of other processes. @default 250 */
  readonly pollMs?: number
  /** Milliseconds since the epoch. @default the machine's */
  readonly now?: () => number
}

/** What became of an attempt to decide. Whoever comes second learns what was decided. */
export type DecideOutcome =
  | { readonly ok: true; readonly entry: InboxEntry }
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: Exclude<InboxState, 'pending'>; readonly entry: InboxEntry }

/** Open questions among which those of one call or chain are looked for. */
const maxLooked = 10_000
const dayMs = 24 * 60 * 60 * 1000
const maxTtlMs = 3650 * dayMs

/**
 * Puts each question into a store and waits until somebody decides it there: a web page, a bot, another process. A
 * question that nobody waits for any more is withdrawn, unless its chain sleeps until there is an answer.
 */
export class ApprovalInbox implements ApprovalHandler {
  readonly #store: InboxStore
  readonly #ttlMs: number
  readonly #now: () => number
  readonly #room: WaitingRoom

  /** @throws ApprovalError `invalid_options` */
  constructor(options: ApprovalInboxOptions = {}) {
    this.#store = options.store ?? new MemoryInboxStore()
    this.#ttlMs = options.ttlMs ?? 7 * dayMs
    this.#now = options.now ?? Date.now
    if (!(this.#ttlMs > 0 && this.#ttlMs <= maxTtlMs))
      throw new ApprovalError('invalid_options', 'ttlMs must be more than 0 and at most ten years.')
    this.#room = new WaitingRoom(async (ids) => {
      await this.expire()
      return this.#store.settled(ids)
    }, options.pollMs ?? 250)
  }

  async request(request: ApprovalRequest, { signal }: ApprovalOptions): Promise<ApprovalResult> {
    await this.expire()
    const entry = await this.#store.open({
      id: request.id,
      state: 'pending',
      request,
      expiresAt: this.#at(this.#ttlMs),
    })
    // A decision about one call must not be taken for one about another.
    if (essence(entry.request) !== essence(request))
      throw new ApprovalError('conflict', 'Another question with this id is in the inbox.')
    const settled = entry.state === 'pending' ? await this.#room.wait(request.id, signal) : entry
    if (settled !== undefined) return this.#take(settled)
    if (!isSuspension(signal.reason))
      await this.#store.settle(request.id, { state: 'withdrawn', at: this.#at() })
    return { decision: 'denied', reason: 'The question was withdrawn.' }
  }

  /** An answer is for one call: two that ask by one id do not both run on it. */
  async #take(entry: InboxEntry): Promise<ApprovalResult> {
    if (await this.#store.take(entry.id, this.#at())) return resultOf(entry)
    return { decision: 'denied', reason: 'The answer was used by another call.' }
  }

  /** The questions, the longest waiting first. */
  async list(query: InboxQuery = {}): Promise<readonly InboxEntry[]> {
    await this.expire()
    return this.#store.list(query)
  }

  /** One question; undefined if there is none of that id. */
  async get(id: string): Promise<InboxEntry | undefined> {
    await this.expire()
    return this.#store.get(id)
  }

  /**
   * Decides a question, named by its id or by the id of its call, as a suspended chain tells it. Of all who try, in
   * whatever process, exactly one succeeds.
   * @throws ApprovalError `invalid_result`
   */
  async decide(id: string, answer: ApprovalDecision | ApprovalResult): Promise<DecideOutcome> {
    const parsed = approvalResultSchema.safeParse(typeof answer === 'string' ? { decision: answer } : answer)
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') ?? ''
      throw new ApprovalError('invalid_result', `The decision is none: see its field "${field}".`)
    }
    await this.expire()
    const at = this.#at()
    const result: ApprovalResult = { ...parsed.data, decidedAt: parsed.data.decidedAt ?? at }
    const question = await this.#questionOf(id)
    const isFirst = await this.#store.settle(question, { state: 'decided', at, result })
    // One that was in time a moment ago may have expired since.
    if (!isFirst) await this.expire()
    const entry = await this.#store.get(question)
    if (entry === undefined || entry.state === 'pending') return { ok: false, why: 'unknown' }
    if (!isFirst) return { ok: false, why: entry.state, entry }
    this.#room.settle([entry])
    return { ok: true, entry }
  }

  /** Withdraws the open questions of a chain that is not gone on with, and says how many that were. */
  async withdraw({
    chainId,
    tenant,
  }: {
    readonly chainId: string
    readonly tenant: string
  }): Promise<number> {
    const waiting = await this.#store.list({ state: 'pending', tenant, limit: maxLooked })
    let count = 0
    for (const { id, request } of waiting)
      if (
        request.chainId === chainId &&
        (await this.#store.settle(id, { state: 'withdrawn', at: this.#at() }))
      )
        count += 1
    return count
  }

  async #questionOf(id: string): Promise<string> {
    if ((await this.#store.get(id)) !== undefined) return id
    const waiting = await this.#store.list({ state: 'pending', limit: maxLooked })
    const [found, another] = waiting.filter(({ request }) => request.call.callId === id)
    return found === undefined || another !== undefined ? id : found.id
  }

  /** Ends the questions whose time is over, and says how many that were. Done by every other method too. */
  expire(): Promise<number> {
    return this.#store.expire(this.#at())
  }

  #at(inMs = 0): string {
    return new Date(this.#now() + inMs).toISOString()
  }
}

function resultOf({ state, result }: InboxEntry): ApprovalResult {
  if (state === 'decided' && result !== undefined) return result
  return { decision: 'denied', reason: `The question is ${state}.` }
}

/** What a decision is about; the rest may differ when a chain is resumed and asks again. */
function essence({ call, risk, tenant, artifacts, revises }: ApprovalRequest): string {
  const { name, arguments: args } = call
  return canonicalJson({
    name,
    args,
    risk,
    tenant,
    revises: revises ?? null,
    sha256: artifacts.map((one) => one.sha256),
  })
}

function isSuspension(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'SuspendError'
}
