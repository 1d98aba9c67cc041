import type { Audit, ChainCallRecord, ChainRunResult, ChainErrorCode, Redact } from '../kernel/index.ts'
import type { TraceEvent, TraceSink } from '../kernel/index.ts'
import type { Call } from './call.ts'
import type { Ending } from './failure.ts'
import { keptContent } from './kept-content.ts'
import type { InvokerSession } from './session.ts'
import { within } from './within.ts'

/** A sink that has not answered after so many milliseconds has failed. */
const maxWriteMs = 60_000
/** How long the end of a session waits for sinks that are only a best effort. */
const maxFlushMs = 1000

/** How sessions are traced. */
export interface TraceSettings {
  readonly sinks: readonly TraceSink[]
  readonly audit: Audit
  readonly redact: Redact | undefined
}

/** How a session came out, for its last event. */
export interface SessionOutcome {
  readonly status: ChainRunResult['status']
  readonly code?: ChainErrorCode
  readonly cpuMs?: number
}

/** What every event says, as they are made without it. */
type Told<T extends TraceEvent = TraceEvent> = T extends TraceEvent
  ? Omit<T, 'sessionId' | 'chainId' | 'at' | 'ms'>
  : never

/** Tells the sinks of one session what happens in it, and knows whether they could be told. */
export class SessionTrace {
  readonly #session: InvokerSession
  readonly #settings: TraceSettings
  readonly #openedAt: number
  #started = false
  #failed = false
  #records = 0
  #concluded: Promise<boolean> | undefined

  constructor(session: InvokerSession, settings: TraceSettings) {
    this.#session = session
    this.#settings = settings
    this.#openedAt = session.host.clock.monotonic()
    if (session.chainId !== undefined) this.#start()
  }

  /** Whether a sink that is required has failed: then nothing more may run. */
  get broken(): boolean {
    return this.#failed && this.#settings.audit === 'required'
  }

  /** A call is about to take effect. Resolves to whether it may; undefined where nobody needs to be told. */
  callStarts(call: Call): Promise<boolean> | undefined {
    const { risk } = call
    if (this.#settings.audit !== 'required' || risk === undefined || risk === 'safe') return undefined
    const { seq, callId, tool, idempotencyKey, approval, position, argsDigest = '' } = call
    const written = this.#write({
      type: 'call_start',
      seq,
      callId,
      tool,
      argsDigest,
      risk,
      ...(approval === undefined ? {} : { approval }),
      ...(position === undefined ? {} : { position }),
      idempotencyKey,
    })
    return written.then((well) => well && !this.broken)
  }

  /** A call has ended. Resolves to whether its answer may leave; undefined where nobody waits for that. */
  callEnded(call: Call, record: ChainCallRecord, ending: Ending): Promise<boolean> | undefined {
    this.#records += 1
    const { redact, audit } = this.#settings
    const kept = redact === undefined ? undefined : keptContent(call, ending, redact)
    const written = this.#write({ type: 'call_end', record, ...kept })
    return audit === 'required' ? written : undefined
  }

  /** The session is over: its last event, written once. Resolves to whether all of its trace was. */
  conclude(outcome?: SessionOutcome): Promise<boolean> {
    this.#concluded ??= this.#conclude(outcome)
    return this.#concluded
  }

  async #conclude(outcome: SessionOutcome | undefined): Promise<boolean> {
    if (!this.#started && outcome === undefined) return true
    const unrecorded = Math.max(0, this.#session.startedCalls - this.#records)
    const written = this.#write({ type: 'session_end', ...outcome, calls: this.#records, unrecorded })
    if (this.#settings.audit === 'required') await written
    else await within(written, maxFlushMs).catch(() => false)
    return !this.#failed
  }

  #start(): void {
    this.#started = true
    const { meta, script } = this.#session
    const { agentId, runId, tenant } = meta
    const shown = script === undefined ? {} : { script }
    // Nobody waits for it: sinks keep the order, and what comes after it is waited for.
    void this.#write({ type: 'session_start', agentId, runId, tenant, ...shown })
  }

  async #write(told: Told): Promise<boolean> {
    if (!this.#started) this.#start()
    const { id: sessionId, chainId, host } = this.#session
    const event: TraceEvent = {
      ...told,
      sessionId,
      ...(chainId === undefined ? {} : { chainId }),
      at: new Date(host.clock.now()).toISOString(),
      ms: Math.max(0, Math.round((host.clock.monotonic() - this.#openedAt) * 1000) / 1000),
    }
    Object.freeze(event)
    const { sinks } = this.#settings
    const [first] = sinks
    if (sinks.length === 1 && first !== undefined) return this.#offer(first, event)
    const written = await Promise.all(sinks.map((sink) => this.#offer(sink, event)))
    return written.every((well) => well)
  }

  async #offer(sink: TraceSink, event: TraceEvent): Promise<boolean> {
    try {
      const working = sink.write(event)
      if (working !== undefined)
        await within(working, Math.min(maxWriteMs, this.#session.policy.callTimeoutMs))
      return true
    } catch (error) {
      this.#failed = true
      this.#tellHooks(sink, error)
      return false
    }
  }

  #tellHooks(sink: TraceSink, error: unknown): void {
    const { id: sessionId, chainId, host } = this.#session
    if (!host.hooks.any) return
    host.hooks.emit({
      type: 'trace_error',
      sessionId,
      ...(chainId === undefined ? {} : { chainId }),
      sink: sink.name,
      message: error instanceof Error ? error.message.slice(0, 500) : 'unknown reason',
    })
  }
}
