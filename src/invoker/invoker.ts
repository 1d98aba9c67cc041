import type { BlobStore } from '../../store/index.ts'
import {
  CatenaryError,
  chainPolicy,
  DEFAULT_POLICY,
  DIRECT_POLICY,
  runMeta,
  type ChainCallRecord,
  type ChainPolicy,
  type InvocationResult,
} from '../kernel/index.ts'
import { admit, cancelledEnding, unrecordedEnding } from './admit.ts'
import { approve } from './approve.ts'
import { readArguments } from './arguments.ts'
import { assessRisk } from './assess-risk.ts'
import type { Call } from './call.ts'
import { execute } from './execute.ts'
import { failure, type Ending } from './failure.ts'
import { foreseeArguments } from './foresee-arguments.ts'
import { Hooks } from './hooks.ts'
import type { Host } from './host.ts'
import { lookUp } from './look-up.ts'
import { parseRules } from './parse-rules.ts'
import { prepare } from './prepare.ts'
import { recordOf, resultOf } from './record.ts'
import { lookUpReferences } from './references.ts'
import { InvokerSession } from './session.ts'
import { shape } from './shape.ts'
import { systemClock } from './system-clock.ts'
import { Toolbox } from './toolbox.ts'
import { traceSettings } from './trace-settings.ts'
import type {
  DispatchOptions,
  Invocation,
  InvocationOutcome,
  InvokeOptions,
  SessionOptions,
  ToolInvokerOptions,
} from './types.ts'
import { validate } from './validate.ts'

/** The one gate that every call goes through, direct or from a chain. Holds no state of any run. */
export class ToolInvoker {
  readonly #host: Host
  readonly #chainPolicy: ChainPolicy
  readonly #directPolicy: ChainPolicy

  /** @throws `invalid_tool`, `duplicate_tool`, `invalid_policy`, `invalid_options` */
  constructor(options: ToolInvokerOptions) {
    const { hooks = [], clock = systemClock, graceMs = 250 } = options
    checkOptions(options)
    this.#chainPolicy = chainPolicy(options.policy, DEFAULT_POLICY)
    this.#directPolicy = chainPolicy(options.policy, DIRECT_POLICY)
    this.#host = {
      toolbox: Toolbox.from(options.registry),
      approvalHandler: options.approvalHandler,
      rules: parseRules(options),
      ruleStore: options.ruleStore,
      approvalWindowMs: options.approvalWindowMs ?? 10,
      store: options.artifactStore,
      hooks: new Hooks(hooks),
      trace: traceSettings(options),
      clock,
      graceMs,
      newId: options.newId ?? (() => crypto.randomUUID()),
    }
  }

  /** The tools that can be called. */
  get toolbox(): Toolbox {
    return this.#host.toolbox
  }

  /** Where large results go; undefined when they stay inline. */
  get artifactStore(): BlobStore | undefined {
    return this.#host.store
  }

  /** @internal Whether there are sinks. */
  get isTraced(): boolean {
    return this.#host.trace !== undefined
  }

  /** @internal Whether there is anybody to tell where in a script a call was made: a sink, or whoever approves. */
  get wantsPositions(): boolean {
    return this.isTraced || this.#host.approvalHandler !== undefined
  }

  /** A fresh id, from the source that was handed in. */
  newId(): string {
    return this.#host.newId()
  }

  /** The policy of a chain's session that overrides nothing. */
  get policy(): ChainPolicy {
    return this.#chainPolicy
  }

  /**
   * Opens the session that calls belong to; whoever opens it closes it. A tool that opens one of its own starts a
   * budget of its own: hand it the `meta` of the tool's context, so that it ends with the run it belongs to.
   * @throws `invalid_policy`
   */
  openSession(options: SessionOptions = {}): InvokerSession {
    const base = options.chainId === undefined ? this.#directPolicy : this.#chainPolicy
    const policy = options.policy === undefined ? base : chainPolicy(options.policy, base)
    return new InvokerSession({
      host: this.#host,
      meta: runMeta(options.ctx ?? {}, this.#host.newId),
      policy,
      options,
    })
  }

  /** Makes one call. Whatever goes wrong is in the result: it never rejects. */
  async invoke(call: Invocation, options: InvokeOptions = {}): Promise<InvocationResult> {
    if (options.session !== undefined) return (await this.dispatch(call, { session: options.session })).result
    await using session = this.openSession(options.ctx === undefined ? {} : { ctx: options.ctx })
    return (await this.dispatch(call, { session })).result
  }

  /** Makes one call, with what only a host may hold of its outcome. Never rejects. */
  async dispatch(
    invocation: Invocation,
    { session, answer = 'outcome', onStart, isLost = false }: DispatchOptions,
  ): Promise<InvocationOutcome> {
    const call = session.begin(invocation, answer)
    call.onStart = onStart
    call.lost = isLost
    if (session.closed) return finish(call, closedEnding(call))
    try {
      return await audited(call, finish(call, await run(call)))
    } catch {
      return audited(call, finish(call, internalEnding(call)))
    }
  }
}

function checkOptions(options: ToolInvokerOptions): void {
  const { registry, approvalHandler, hooks = [], graceMs = 0, approvalWindowMs = 0 } = options
  const refuse = (field: string, problem: string): never => {
    throw new CatenaryError('invalid_options', `${field} ${problem}.`, { field })
  }
  if (!(registry instanceof Toolbox) && !Array.isArray(registry))
    refuse('registry', 'must be a list of tools or a Toolbox')
  if (approvalHandler !== undefined && typeof approvalHandler.request !== 'function') {
    refuse('approvalHandler', 'must have a request method')
  }
  if (!hooks.every((hook) => typeof hook === 'function')) refuse('hooks', 'must be a list of functions')
  if (!Number.isInteger(graceMs) || graceMs < 0) refuse('graceMs', 'must be an integer of at least 0')
  if (!Number.isInteger(approvalWindowMs) || approvalWindowMs < 0 || approvalWindowMs > 1000)
    refuse('approvalWindowMs', 'must be an integer of at least 0 and at most 1000')
}

/** The steps in their order. A step that gives an ending is the last. */
async function run(call: Call): Promise<Ending> {
  const barred = admit(call)
  if (barred !== undefined) {
    call.barred = true
    return barred
  }
  emitStart(call)
  const refused = lookUp(call) ?? readArguments(call)
  const { pinned } = call
  if (refused !== undefined) return refused
  if (pinned === undefined) return internalEnding(call)
  if (call.lost) {
    call.session.remembered.spend(call.tool)
    return lostEnding(call)
  }
  // Most steps are done at once; only those that wait are awaited, for each wait costs.
  let ending = validate(call, pinned)
  if (ending instanceof Promise) ending = await ending
  if (ending !== undefined) return ending
  if (call.found.length > 0) ending = (await lookUpReferences(call)) ?? (await foreseeArguments(call, pinned))
  if (ending === undefined && pinned.prepareCall !== undefined) ending = await prepare(call, pinned)
  if (ending !== undefined) return ending
  ending = assessRisk(call, pinned)
  if (ending instanceof Promise) ending = await ending
  if (ending !== undefined || call.risk === undefined) return ending ?? internalEnding(call)
  ending = approve(call, pinned)
  if (ending instanceof Promise) ending = await ending
  if (ending !== undefined) return ending
  const executed = await call.session.limit(() => execute(call, pinned))
  if ('ending' in executed) return executed.ending
  return shape(call, pinned, executed.returned)
}

/** The record comes first: whatever fails afterwards, what happened is written. */
function finish(call: Call, given: Ending): InvocationOutcome {
  const { session, pinned } = call
  const ending = truthful(call, given)
  if (call.heard && pinned !== undefined) for (const label of pinned.sources) session.seen.add(label)
  const isTold = !call.barred || session.refuse()
  // A call of a chain that is suspended ends when it is resumed.
  const isOver = ending.code !== 'session_closed' && (call.started || !session.suspended)
  const record = isTold && isOver ? recordOf(call, ending) : undefined
  if (session.end(call, ending, record) && record !== undefined) {
    if (call.barred) emitStart(call)
    emitEnd(call, record)
  }
  return outcomeOf(call, ending)
}

function outcomeOf(call: Call, ending: Ending): InvocationOutcome {
  const { valueJson, media } = ending
  const { record, pinned } = call
  return {
    result: resultOf(call, ending),
    ...(valueJson === undefined ? {} : { valueJson }),
    media,
    ...(record === undefined ? {} : { record }),
    heard: call.heard && pinned !== undefined ? pinned.sources : [],
  }
}

/** Where the trace is required, no answer leaves before it is written: what came of the call is then withheld. */
function audited(call: Call, outcome: InvocationOutcome): InvocationOutcome | Promise<InvocationOutcome> {
  if (call.audited === undefined) return outcome
  return call.audited.then((well) =>
    well || outcome.result.code === 'audit_failed' ? outcome : withheld(call, outcome),
  )
}

function withheld(call: Call, { result: { effect } }: InvocationOutcome): InvocationOutcome {
  const ending = unrecordedEnding(call, effect)
  const { record } = call
  if (record !== undefined)
    call.session.replace(record, Object.freeze({ ...record, status: 'error', code: 'audit_failed' }))
  return outcomeOf(call, ending)
}

/** A call that was cancelled has not come out well, even if its tool did not notice. */
function truthful(call: Call, ending: Ending): Ending {
  if (!call.ended && !(call.interrupted && ending.status === 'ok')) return ending
  return { ...cancelledEnding(call), effect: ending.effect }
}

function closedEnding(call: Call): Ending {
  call.barred = true
  return failure('session_closed', `The run that "${call.tool}" was called from is over: nothing was run.`)
}

function internalEnding(call: Call): Ending {
  const effect = call.doubt
  const whether = effect === 'none' ? 'nothing was run' : 'whether it took effect is unknown'
  return failure('internal', `The call to "${call.tool}" failed inside Catenary; ${whether}.`, { effect })
}

function lostEnding(call: Call): Ending {
  const text = `"${call.tool}" had started when the chain was interrupted; whether it took effect is unknown. Look before you call it again.`
  return failure('outcome_unknown', text, { effect: 'unknown' })
}

function emitStart(call: Call): void {
  const { hooks } = call.session.host
  if (!hooks.any) return
  const { seq, callId, tool } = call
  hooks.emit({ type: 'tool_start', ...sessionOf(call), seq, callId, tool })
}

function emitEnd(call: Call, record: ChainCallRecord): void {
  const { hooks } = call.session.host
  if (hooks.any) hooks.emit({ type: 'tool_end', ...sessionOf(call), record })
}

function sessionOf({ session }: Call): { readonly sessionId: string; readonly chainId?: string } {
  return { sessionId: session.id, ...(session.chainId === undefined ? {} : { chainId: session.chainId }) }
}
