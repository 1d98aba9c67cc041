import {
  compareRisk,
  ToolRisk,
  type ApprovalMemory,
  type ApprovalRecord,
  type ApprovalResult,
  type ChainCallRecord,
} from '../kernel/index.ts'

/** A call as decisions about it are remembered. */
export interface DecidedCall {
  readonly tool: string
  readonly argsDigest: string
  readonly risk: ToolRisk
  /** The rule that makes it ask; undefined where its risk alone does. */
  readonly rule: string | undefined
}

/** A decision that answers for a call. */
export interface Remembered {
  readonly scope: 'call' | 'chain'
  readonly decision: 'approved' | 'denied'
  readonly decidedBy: string | undefined
}

interface Entry extends Remembered {
  readonly risk: ToolRisk
  readonly rule: string | undefined
  left: number
}

/** What the record of a call says that a yes to its tool has answered for. */
const usedRule = 'remembered/chain'

/** The decisions that hold for the rest of one session. */
export class RememberedDecisions {
  readonly #entries = new Map<string, Entry>()
  /** How often a yes answered that is not restored yet, by tool. */
  readonly #spent = new Map<string, number>()

  /** Keeps a decision; a later one of the same scope takes its place. */
  keep(call: DecidedCall, { decision, decidedBy }: ApprovalResult, memory: ApprovalMemory): void {
    if (memory.scope === 'rule') return
    const key = memory.scope === 'call' ? callKey(call) : chainKey(call)
    this.#entries.set(key, {
      scope: memory.scope,
      decision: decision === 'approved' ? 'approved' : 'denied',
      decidedBy,
      risk: call.risk,
      rule: call.rule,
      left: (memory.scope === 'chain' ? memory.count : undefined) ?? Number.POSITIVE_INFINITY,
    })
  }

  /**
   * Takes over what was decided in an earlier life of the chain, and how often a counted yes has answered there. The
   * calls may have ended in another order than they were decided in.
   */
  restore({ tool, argsDigest, risk, approval }: ChainCallRecord): void {
    if (approval === undefined || risk === undefined) return
    const { decision, decidedBy, rule, remember } = approval
    if (rule === usedRule) return this.spend(tool)
    const memory = memoryOf(remember)
    if (memory === undefined || (decision !== 'approved' && decision !== 'denied')) return
    const result = { decision, ...(decidedBy === undefined ? {} : { decidedBy }) }
    const call = { tool, argsDigest, risk, rule }
    this.keep(call, result, memory)
    const entry = this.#entries.get(chainKey(call))
    if (memory.scope !== 'chain' || entry === undefined) return
    entry.left -= this.#spent.get(tool) ?? 0
    this.#spent.delete(tool)
  }

  /** A call that a yes to its tool may have answered for in an earlier life of the chain, and nobody knows. */
  spend(tool: string): void {
    const entry = this.#entries.get(chainKey({ tool }))
    if (entry === undefined) this.#spent.set(tool, (this.#spent.get(tool) ?? 0) + 1)
    else entry.left -= 1
  }

  /** The decision that answers for this call, if any; a counted one is then used up by one. */
  recall(call: DecidedCall): Remembered | undefined {
    const answering = [callKey(call), chainKey(call)]
      .flatMap((key) => this.#entries.get(key) ?? [])
      .filter((one) => one.left > 0 && answersFor(one, call))
    const entry = answering.find(({ decision }) => decision === 'denied') ?? answering[0]
    if (entry === undefined) return undefined
    entry.left -= 1
    return entry
  }
}

/**
 * A no always answers. A yes answers only for what it was said to: no greater risk, and no rule that did not ask then,
 * such as one that holds since the run has seen untrusted content. It never answers for a CRITICAL call.
 */
function answersFor(entry: Entry, { risk, rule }: DecidedCall): boolean {
  if (entry.decision === 'denied') return true
  if (risk === ToolRisk.CRITICAL || compareRisk(risk, entry.risk) > 0) return false
  return rule === undefined || rule === entry.rule
}

function callKey({ tool, argsDigest }: DecidedCall): string {
  return `${argsDigest} ${tool}`
}

function chainKey({ tool }: Pick<DecidedCall, 'tool'>): string {
  return ` ${tool}`
}

function memoryOf(
  remember: ApprovalRecord['remember'],
): Exclude<ApprovalMemory, { scope: 'rule' }> | undefined {
  if (remember === 'call' || remember === 'chain') return { scope: remember }
  return remember !== undefined && 'chain' in remember ? { scope: 'chain', count: remember.chain } : undefined
}
