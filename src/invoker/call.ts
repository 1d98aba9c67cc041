import type { BlobInfo } from '../../store/index.ts'
import type {
  ApprovalRecord,
  ChainCallRecord,
  Effect,
  FileChange,
  Provenance,
  ScriptPosition,
  ToolContext,
  ToolRisk,
} from '../kernel/index.ts'
import type { FoundRef } from './arguments.ts'
import type { InvokerSession } from './session.ts'
import type { PinnedTool } from './tool-entry.ts'
import type { AnswerForm, DispatchOptions, Invocation } from './types.ts'

const maxIdLength = 256
const maxNameLength = 128

/** What `Call` is told at its start. */
export interface CallStart {
  readonly session: InvokerSession
  readonly invocation: Invocation
  readonly answer: AnswerForm
  readonly seq: number
}

/** One call on its way through the steps: what is known of it so far. */
export class Call {
  readonly session: InvokerSession
  readonly invocation: Invocation
  readonly answer: AnswerForm
  readonly seq: number
  readonly callId: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly startedMonotonic: number
  readonly position: ScriptPosition | undefined
  /** The arguments as they came, or as an approver wrote them instead. */
  given: Pick<Invocation, 'argumentsJson' | 'arguments'>
  /** As asked for until the tool is found, then as it is registered. */
  tool: string
  pinned: PinnedTool | undefined
  /** What runs: parsed once, frozen; artifacts still as references. */
  args: unknown
  /** What the schema makes of arguments whose artifacts are not read yet; absent where nobody looks at them before. */
  foreseen: unknown
  /** The same as they are digested and shown to an approver: in JSON, with artifacts as references. */
  shownArgs: unknown
  artifacts: readonly BlobInfo[] = []
  prepared: ((context: ToolContext) => unknown) | undefined
  argumentBytes = 0
  argsDigest: string | undefined
  found: readonly FoundRef[] = []
  refs: string[] = []
  risk: ToolRisk | undefined
  summary: string | undefined
  files: readonly FileChange[] | undefined
  approval: ApprovalRecord | undefined
  provenance: Provenance | undefined
  resultBytes = 0
  /** Set when the body of the tool is about to run: from here on a failure may have had an effect. */
  started = false
  /** Set when the tool may have told something, if only in an error: the run has then seen its content. */
  heard = false
  interrupted = false
  /** Its start goes to the journal, where there is one. */
  onStart: DispatchOptions['onStart']
  /** Started in an earlier life of the chain, with an outcome that nobody knows. */
  lost = false
  /** Refused before anything was looked at: such calls are only recorded up to a number. */
  barred = false
  /** As it stands in the session's trace, once it does. */
  record: ChainCallRecord | undefined
  /** Whether the end of the call was written to the trace; undefined where nobody waits for that. */
  audited: Promise<boolean> | undefined
  /** Once true, nothing that arrives changes the outcome, and what was stored for it is let go. */
  ended = false
  #controller: AbortController | undefined
  #listener: (() => void) | undefined

  constructor({ session, invocation, answer, seq }: CallStart) {
    this.session = session
    this.invocation = invocation
    this.answer = answer
    this.seq = seq
    this.callId = invocation.callId?.slice(0, maxIdLength) ?? session.host.newId()
    this.position = invocation.position
    this.given = invocation
    this.tool = printableName(invocation.name)
    this.startedAt = session.host.clock.now()
    this.startedMonotonic = session.host.clock.monotonic()
  }

  /** What a failure that says nothing about it did to the world. */
  get doubt(): Effect {
    return this.started && this.risk !== 'safe' ? 'unknown' : 'none'
  }

  /** What the body did to the world once it came to its end. */
  get done(): Effect {
    return this.started && this.risk !== 'safe' ? 'done' : 'none'
  }

  /** The same for every attempt at this call of this chain. */
  get idempotencyKey(): string {
    return `${this.session.chainId ?? this.session.id}:${this.seq}`
  }

  /** Whether making the same call again cannot do its work twice. */
  repeatable(effect: Effect): boolean {
    return effect === 'none' || this.pinned?.idempotent === true
  }

  /** The one listener of the step that waits now; told at once if the call is interrupted already. */
  onInterrupt(listener: (() => void) | undefined): void {
    this.#listener = listener
    if (this.interrupted) listener?.()
  }

  /** Tells the tool and the waiting step that the call is to end. */
  interrupt(): void {
    if (this.interrupted || this.ended) return
    this.interrupted = true
    this.abort('AbortError')
    this.#listener?.()
  }

  /** Aborts the signal that the tool may hold. */
  abort(name: 'AbortError' | 'TimeoutError'): void {
    const text = name === 'AbortError' ? 'The call was cancelled.' : 'The call ran out of time.'
    this.#controller?.abort(new DOMException(text, name))
  }

  /** What the tool is told. The signal is only made for a tool that asks for it. */
  context(timeoutMs: number): ToolContext {
    const { session, callId } = this
    const signal = (): AbortSignal => this.#signal()
    return {
      callId,
      get signal() {
        return signal()
      },
      deadline: session.host.clock.now() + Math.min(timeoutMs, session.msLeft()),
      idempotencyKey: this.idempotencyKey,
      meta: session.meta,
      progress: (value) => {
        if (!this.ended) session.progress(value, callId)
      },
    }
  }

  #signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.interrupted || this.ended) this.abort('AbortError')
    }
    return this.#controller.signal
  }
}

/** A name as it may be printed and recorded, whatever a script asked for. */
function printableName(name: unknown): string {
  if (typeof name !== 'string') return `(${typeof name})`
  if (name.length <= maxNameLength && /^[\w.-]*$/.test(name)) return name
  const printable = name.replace(/[\p{C}\u2028\u2029]/gu, '\uFFFD')
  return printable.length <= maxNameLength ? printable : `${printable.slice(0, maxNameLength)}…`
}
