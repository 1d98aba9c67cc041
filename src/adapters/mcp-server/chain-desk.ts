import {
  ApprovalDecision,
  type ApprovalHandler,
  type ApprovalOptions,
  type ApprovalRequest,
  type ApprovalResult,
  type HookEvent,
  type RunOptions,
  type ToolChainTool,
} from '../../index.ts'
import { DeskChain } from './desk-chain.ts'

/** How long a chain waits for somebody who may be far away before it goes to sleep, in milliseconds. */
const sleepAfterMs = 1000
/** Chains that are over and can still be asked for. */
const maxEnded = 100

export interface ChainDeskOptions {
  readonly newId: () => string
  /** Who is asked where the client cannot ask its user. @default nobody */
  readonly fallback?: ApprovalHandler
  /** Whether chains are written down as they go. */
  readonly journal: 'kept' | 'none'
}

/** The chains of a server: started for one request, joined by others, and remembered for a while once they are over. */
export class ChainDesk implements AsyncDisposable {
  readonly #options: ChainDeskOptions
  readonly #chains = new Map<string, DeskChain>()
  readonly #running = new Set<Promise<unknown>>()

  constructor(options: ChainDeskOptions) {
    this.#options = options
  }

  /** Starts a chain for a client that can be asked, or not. */
  start(chains: ToolChainTool, options: RunOptions, canAsk: boolean): DeskChain {
    const chain = this.#open(this.#options.newId(), canAsk)
    const { journal } = this.#options
    // Where nobody is there to answer at once, the chain sleeps in the journal until there is an answer.
    const policy = journal === 'kept' && !canAsk ? { policy: { approvalTimeoutMs: sleepAfterMs } } : {}
    const { id: chainId, signal } = chain
    this.#keep(chain, chains.run({ ...policy, ...options, chainId, signal, ...watching(chain) }))
    return chain
  }

  /** Goes on with a chain: joins it where it runs, or wakes it where it sleeps. */
  resume(chains: ToolChainTool, id: string, canAsk: boolean): DeskChain | undefined {
    const known = this.#chains.get(id)
    if (known !== undefined && known.result?.status !== 'suspended') return known
    if (this.#options.journal === 'none') return known
    const chain = this.#open(id, canAsk)
    this.#keep(chain, chains.resume(id, { signal: chain.signal, ...watching(chain) }))
    return chain
  }

  /** A chain by its id; undefined if there is none, or it was over long ago. */
  get(id: string): DeskChain | undefined {
    return this.#chains.get(id)
  }

  /** The chain that a client was asked for. */
  byToken(token: string): DeskChain | undefined {
    return [...this.#chains.values()].find((chain) => chain.token === token)
  }

  all(): readonly DeskChain[] {
    return [...this.#chains.values()]
  }

  /** Asks the client's user where the client can ask, else whoever else there is. */
  get approvalHandler(): ApprovalHandler {
    return { request: (request, options) => this.#ask(request, options) }
  }

  /** Tells whoever watches a chain how its calls go. */
  readonly hook = (event: HookEvent): void => {
    const chain =
      'chainId' in event && event.chainId !== undefined ? this.#chains.get(event.chainId) : undefined
    if (chain === undefined) return
    if (event.type === 'tool_start') chain.tell({ type: 'progress', message: `${event.tool} …` })
    if (event.type === 'tool_end') {
      const { tool, status, code } = event.record
      chain.tell({ type: 'progress', message: `${tool}: ${code ?? status}` })
    }
    if (event.type === 'progress' && event.callId !== undefined)
      chain.tell({ type: 'progress', message: messageOf(event.value) })
  }

  /** Cancels what runs, and waits for it. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const chain of this.#chains.values()) chain.cancel()
    await Promise.allSettled(this.#running)
  }

  #open(id: string, canAsk: boolean): DeskChain {
    const { newId, journal } = this.#options
    const chain = new DeskChain({ id, token: newId(), canAsk, sleeps: journal === 'kept' })
    this.#chains.delete(id)
    this.#chains.set(id, chain)
    return chain
  }

  #keep(chain: DeskChain, running: ReturnType<ToolChainTool['run']>): void {
    chain.follow(running)
    const settled = running
      .catch(() => void this.#chains.delete(chain.id))
      .finally(() => this.#running.delete(settled))
    this.#running.add(settled)
    const ended = [...this.#chains.values()].filter(({ result }) => result !== undefined)
    for (const old of ended.slice(0, Math.max(0, ended.length - maxEnded))) this.#chains.delete(old.id)
  }

  async #ask(request: ApprovalRequest, options: ApprovalOptions): Promise<ApprovalDecision | ApprovalResult> {
    const chain = request.chainId === undefined ? undefined : this.#chains.get(request.chainId)
    if (chain?.canAsk === true) return chain.ask(request, options.signal)
    const { fallback } = this.#options
    if (fallback === undefined) return { decision: ApprovalDecision.DENIED, reason: nobody }
    const answer = fallback.request(request, options)
    return chain === undefined ? answer : chain.askElsewhere(request, answer)
  }
}

function watching(chain: DeskChain): Pick<RunOptions, 'onLog' | 'onProgress'> {
  return {
    onLog: (line) => chain.tell({ type: 'log', line }),
    onProgress: (value) => chain.tell({ type: 'progress', message: messageOf(value) }),
  }
}

const nobody =
  'This client cannot ask its user (it has no elicitation), and nobody else can be asked. The user can say what may ' +
  'run unasked ("trust", "risk" and "rules" in catenary.json).'

const maxMessage = 500

function messageOf(value: unknown): string {
  const text = typeof value === 'string' ? value : progressText(value)
  return text.slice(0, maxMessage)
}

/** A server's own progress has a message, or numbers; anything else is told as JSON. */
function progressText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const { message, progress, total } = value as Readonly<Record<string, unknown>>
  if (typeof message === 'string') return message
  if (typeof progress === 'number')
    return typeof total === 'number' ? `${progress} of ${total}` : `${progress}`
  return JSON.stringify(value) ?? ''
}
