import pLimit, { type LimitFunction } from 'p-limit'
import type { ByteRange } from '../../store/index.ts'
import type { ChainCallRecord, ChainFile, ChainPolicy, ContentSource, RunMeta } from '../kernel/index.ts'
import { AbortWatch } from './abort-watch.ts'
import { ApprovalDesk } from './approval-desk.ts'
import { Call } from './call.ts'
import { CallLedger } from './call-ledger.ts'
import { failure, type Ending } from './failure.ts'
import type { Host } from './host.ts'
import { InFlight } from './in-flight.ts'
import { recordOf } from './record.ts'
import { RememberedDecisions } from './remembered-decisions.ts'
import { SessionArtifacts } from './session-artifacts.ts'
import { SessionClock } from './session-clock.ts'
import { SessionFiles } from './session-files.ts'
import { SessionTrace, type SessionOutcome } from './session-trace.ts'
import { tenantOwner } from './tenant-owner.ts'
import type {
  AnswerForm,
  ArtifactDescription,
  ArtifactRead,
  EarlierCall,
  Invocation,
  SessionOptions,
} from './types.ts'

/** What an invoker opens a session with. */
export interface SessionStart {
  readonly host: Host
  readonly meta: RunMeta
  readonly policy: ChainPolicy
  readonly options: SessionOptions
}

/** The state of one chain, or of a run of direct calls: budget, trace, artifacts, and what is in flight. */
export class InvokerSession implements AsyncDisposable {
  readonly id: string
  readonly meta: RunMeta
  readonly policy: ChainPolicy
  /** The chain that this session serves; absent for direct calls. */
  readonly chainId: string | undefined
  /** What content the run has seen; rules may speak of it. */
  readonly seen: Set<ContentSource>
  /** @internal */
  readonly host: Host
  /** @internal Absent where nobody can be asked. */
  readonly desk: ApprovalDesk | undefined
  /** @internal */
  readonly remembered = new RememberedDecisions()
  /** @internal */
  readonly onApprovalOverdue: SessionOptions['onApprovalOverdue']
  /** @internal */
  readonly lineOf: (line: number) => string | undefined
  /** @internal */
  readonly artifacts: SessionArtifacts
  /** @internal */
  readonly clock: SessionClock
  /** @internal Undefined where there are no sinks. */
  readonly tracing: SessionTrace | undefined
  /** @internal */
  readonly script: SessionOptions['script']
  /** @internal */
  readonly decisions: SessionOptions['decisions']
  #limit: LimitFunction | undefined
  readonly #ledger = new CallLedger()
  readonly #files: SessionFiles
  readonly #inFlight = new InFlight()
  readonly #aborts: AbortWatch
  #seq = 0
  #cancelled = false
  #suspended = false
  #closed: Promise<void> | undefined

  constructor({ host, meta, policy, options }: SessionStart) {
    this.id = host.newId()
    this.host = host
    this.meta = meta
    this.policy = policy
    this.chainId = options.chainId
    this.seen = meta.seen ?? new Set()
    this.lineOf = options.lineOf ?? (() => undefined)
    this.onApprovalOverdue = options.onApprovalOverdue
    this.desk = host.approvalHandler && new ApprovalDesk(host.approvalHandler, host.approvalWindowMs)
    this.artifacts = new SessionArtifacts({
      store: host.store,
      owner: tenantOwner(meta.tenant),
      granted: options.artifacts ?? [],
      maxReadBytes: policy.maxResolvedBytes,
    })
    this.clock = new SessionClock({ clock: host.clock, meta, totalTimeoutMs: policy.totalTimeoutMs })
    this.#files = new SessionFiles(options.takenPaths)
    this.#aborts = new AbortWatch([meta.signal, options.signal], () => this.#cancel())
    this.#cancelled = this.#aborts.aborted
    this.script = options.script
    this.decisions = options.decisions
    this.tracing = host.trace === undefined ? undefined : new SessionTrace(this, host.trace)
  }

  /** The records so far, in the order in which the calls ended; a copy, and final once the session is closed. */
  get trace(): readonly ChainCallRecord[] {
    return this.#ledger.list()
  }

  /** Calls that counted against the budget: all but those refused for the budget, the deadline or a cancellation. */
  get callCount(): number {
    return this.#ledger.counted
  }

  /** Calls refused for the budget, the deadline, a cancellation or the end of the session. The first 100 have a record. */
  get refusedCalls(): number {
    return this.#ledger.refused
  }

  /** Whether the trace that the invoker requires could not be written: then nothing more runs in this session. */
  get auditFailed(): boolean {
    return this.tracing?.broken === true
  }

  /** @internal Calls that set out, recorded or not. */
  get startedCalls(): number {
    return this.#seq
  }

  /** The files that calls have made, in the order in which they were made; a copy. */
  get files(): readonly ChainFile[] {
    return this.#files.list()
  }

  get closed(): boolean {
    return this.#closed !== undefined
  }

  /** Whether nothing may start any more. */
  get cancelled(): boolean {
    return this.#cancelled || this.closed
  }

  /** Lets the session use an artifact of its tenant from now on. */
  issue(ref: string): void {
    this.artifacts.issue(ref)
  }

  /** A range of an artifact of this session; a missing and a foreign one answer alike. Never rejects. */
  readArtifact(ref: string, range: ByteRange): Promise<ArtifactRead> {
    return this.artifacts.read(ref, range)
  }

  /** What is known of an artifact of this session; a missing and a foreign one answer alike. Never rejects. */
  describeArtifact(ref: string): Promise<ArtifactDescription> {
    return this.artifacts.describe(ref)
  }

  /** Stores what the script hands over, pinned while the session lasts. Never rejects. */
  putArtifact(data: Uint8Array, mediaType: string): Promise<ArtifactDescription> {
    return this.artifacts.put(data, mediaType)
  }

  /**
   * Refuses further calls, cancels what is in flight and waits a little for it, then takes back every pin.
   * The trace is final afterwards, and that of direct calls is concluded. A second call is the same promise.
   */
  close(): Promise<void> {
    if (this.#closed === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#closed = promise
      void this.#shutDown().then(resolve, resolve)
    }
    return this.#closed
  }

  /** Closes the session, but leaves questions that wait for a decision open: the chain is to ask them again. */
  suspend(): Promise<void> {
    this.#suspended = !this.closed
    return this.close()
  }

  /** Whether it was closed by `suspend`. */
  get suspended(): boolean {
    return this.#suspended
  }

  /** Counts a call that was made before, in an earlier life of the chain. */
  skip(): void {
    this.#seq += 1
  }

  /** Takes over what a skipped call came to: its record, its files, what it brought in. Sinks have heard of it. */
  restore({ record, files, heard }: EarlierCall): void {
    for (const label of heard) this.seen.add(label)
    for (const file of files) this.addFile(file)
    this.#files.count(files.length)
    if (record === undefined) return
    this.#ledger.restore(record)
    this.remembered.restore(record)
    for (const ref of record.refs) this.artifacts.issue(ref)
  }

  /** Closes the session and tells the sinks how its chain came out. Whether all of the trace could be written. */
  async conclude(outcome?: SessionOutcome): Promise<boolean> {
    await this.close()
    return this.tracing?.conclude(outcome) ?? true
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.conclude()
  }

  /** @internal A call sets out. */
  begin(invocation: Invocation, answer: AnswerForm): Call {
    this.#seq += 1
    const call = new Call({ session: this, invocation, answer, seq: this.#seq })
    this.#inFlight.add(call)
    return call
  }

  /** @internal */
  takeBudget(): boolean {
    return this.#ledger.takeBudget(this.policy.maxToolCalls)
  }

  /** @internal Counts a refused call; whether it still gets a record. */
  refuse(): boolean {
    return this.#ledger.refuse()
  }

  /** @internal A call has ended. False if the session has no room for its record any more. */
  end(call: Call, ending: Ending, record: ChainCallRecord | undefined): boolean {
    const first = !call.ended
    call.ended = true
    const recorded = first && record !== undefined && this.#ledger.add(record)
    if (recorded) {
      call.record = record
      call.audited = this.tracing?.callEnded(call, record, ending)
    }
    this.#inFlight.delete(call)
    return recorded
  }

  /** @internal How many tools may run at once; made for the first one. */
  get limit(): LimitFunction {
    this.#limit ??= pLimit(this.policy.maxConcurrency)
    return this.#limit
  }

  /** @internal Puts the record of what the caller was told in the place of what went before. */
  replace(record: ChainCallRecord, by: ChainCallRecord): void {
    this.#ledger.replace(record, by)
  }

  /** @internal */
  addFile(file: ChainFile): void {
    this.#files.add(file)
  }

  /** @internal A path that no other file of this session has. */
  nextFilePath(name: string, extension: string): string {
    return this.#files.nextPath(name, extension)
  }

  /** @internal */
  msLeft(): number {
    return this.clock.msLeft()
  }

  /** Tells the hooks how far the script is, or one of its calls. */
  progress(value: unknown, callId?: string): void {
    if (!this.host.hooks.any || this.closed) return
    this.host.hooks.emit({
      type: 'progress',
      sessionId: this.id,
      ...(this.chainId === undefined ? {} : { chainId: this.chainId }),
      ...(callId === undefined ? {} : { callId }),
      value,
    })
  }

  #cancel(): void {
    this.#cancelled = true
    this.#inFlight.interrupt()
  }

  async #shutDown(): Promise<void> {
    this.#aborts.end()
    this.#cancel()
    // Every step gives up within the grace once it is interrupted; the bound is for what might not.
    await this.#inFlight.drained(2 * this.host.graceMs + 250)
    for (const call of this.#inFlight.calls) {
      if (this.#suspended && !call.started) continue
      const ending = failure('cancelled', '', { status: 'cancelled', effect: call.doubt })
      this.end(call, ending, recordOf(call, ending))
    }
    this.#ledger.seal()
    this.#files.seal()
    if (this.chainId === undefined) await this.tracing?.conclude()
    await this.artifacts.release()
  }
}
