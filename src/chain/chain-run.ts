import { BridgeError, Dispatcher } from '../../bridge/index.ts'
import type { CallFailure } from '../../bridge/index.ts'
import { readStack, scriptPlace } from '../../sandbox/index.ts'
import type { Limits, Outcome, PreparedScript, RunningJob, Sandbox } from '../../sandbox/index.ts'
import type { InvokerSession, ToolInvoker } from '../invoker/index.ts'
import type { ChainErrorCode, ChainFile, LogLine, ScriptPosition } from '../kernel/index.ts'
import type { Catalogue } from './catalogue.ts'
import { watchLease, type ChainJournal } from './chain-journal.ts'
import { createHostPort, makeCall, type ChainPort, type Gate } from './host-port.ts'
import { createLogBook } from './log-book.ts'
import type { LogBook } from './log-book.ts'
import { notify } from './notify.ts'
import { parseJson } from './parse-json.ts'
import { ReplayPort, type WaitingCall } from './replay-port.ts'
import type { RunOptions } from './types.ts'
import { startWallClock } from './wall-clock.ts'
import { Workspace, type GivenFile } from './workspace/index.ts'

/** Progress values of one chain that are passed on. */
const maxProgress = 10_000
/** The script counts its logs and progress in characters, each of up to three bytes. */
const maxBytesOf = (characters: number): number => 3 * characters
const maxProgressBytes = maxBytesOf(65_536)
/** What a call's message weighs beside its arguments: the tool's name and the ids. */
const messageSlackBytes = 16 * 1024

/** Why the host ended a chain before its script did. */
export type Stop = Extract<
  ChainErrorCode,
  'timeout' | 'cancelled' | 'unsettled' | 'protocol' | 'journal_failed' | 'journal_mismatch'
>

export interface ChainStart {
  readonly invoker: ToolInvoker
  readonly session: InvokerSession
  readonly sandbox: Sandbox
  readonly script: PreparedScript
  readonly setup: string
  readonly options: RunOptions
  readonly signal: AbortSignal
  readonly files: readonly GivenFile[]
  readonly journaled: ChainJournal | undefined
  readonly catalogue: Catalogue
  readonly learn?: ((tool: string, json: string) => void) | undefined
}

/** What is known of a script's run once it is over. */
export interface ChainEnd {
  readonly outcome: Outcome
  /** Set when the host ended it; then the outcome only says how. */
  readonly stop: { readonly code: Stop; readonly message: string } | undefined
  readonly logs: readonly LogLine[]
  /** Absent when the script used none. */
  readonly workspace: Workspace | undefined
  /** Set when the chain is to be gone on with later: the calls that somebody has to decide. */
  readonly waitingFor: readonly WaitingCall[] | undefined
  failureOf(id: number): CallFailure | undefined
}

/** One script on its way: the sandbox's job on one side, the session on the other, the clocks between. */
export class ChainRun {
  readonly #start: ChainStart
  readonly #logs: LogBook
  readonly #dispatcher: Dispatcher
  readonly #port: ChainPort
  readonly #replay: ReplayPort | undefined
  readonly #made: ChainFile[] = []
  #waitingFor: ChainEnd['waitingFor']
  #workspace: Workspace | undefined
  #job: RunningJob | undefined
  #stop: ChainEnd['stop']
  #progress = 0

  constructor(start: ChainStart) {
    this.#start = start
    const { invoker, session, options } = start
    this.#logs = createLogBook(session.policy.maxLogBytes, (line) => {
      const isTold = this.#logs.lines.length <= (start.journaled?.toldLines ?? 0)
      if (!isTold && this.#replay?.isReplaying !== true) notify(options.onLog, line)
    })
    const { catalogue, learn } = start
    const gate: Gate = {
      invoker,
      session,
      learn,
      locate: (place) => locate(place, start.script),
      onFiles: (files) => {
        for (const file of files) this.#made.push(file)
      },
    }
    const port = createHostPort({
      ...gate,
      catalogue,
      workspace: () => (this.#workspace ??= openWorkspace(start, this.#made)),
      onLog: (level, text) => this.#logs.add(level, text),
      onProgress: (json) => this.#onProgress(json),
      drained: () => this.#job?.drained() ?? Promise.resolve(),
    })
    this.#replay = start.journaled && this.#openReplay(start.journaled, port, gate)
    this.#port = this.#replay ?? port
    this.#dispatcher = new Dispatcher({ send: (text) => this.#job?.send(text), port: this.#port })
  }

  /** The approval of a call takes longer than it may: without a journal it would be denied. */
  waits(call: WaitingCall): void {
    this.#replay?.waits(call)
  }

  /** Runs the script to its end, whatever end that is. Never rejects. */
  async run(): Promise<ChainEnd> {
    const { sandbox, session, signal } = this.#start
    const cancel = (): void => this.#end('cancelled', 'the chain was cancelled')
    this.#job = sandbox.start(this.#describeJob())
    const stopClock = startWallClock({
      msLeft: () => session.msLeft(),
      onExpired: () =>
        this.#end(
          'timeout',
          `the chain ran out of time: it may take ${session.policy.totalTimeoutMs} ms, or up to its caller's deadline`,
        ),
    })
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
    using _watch = this.#watchJournal(cancel)
    const outcome = await this.#job.outcome
    stopClock()
    this.#replay?.close()
    this.#dispatcher.close()
    signal.removeEventListener('abort', cancel)
    if (this.#workspace !== undefined) await this.#port.settled()
    return {
      outcome,
      stop: this.#stop,
      logs: this.#logs.lines,
      workspace: this.#workspace,
      waitingFor: this.#stop === undefined && outcome.status === 'cancelled' ? this.#waitingFor : undefined,
      failureOf: (id) => this.#dispatcher.failureOf(id),
    }
  }

  #describeJob(): Parameters<Sandbox['start']>[0] {
    const { invoker, session, script, setup, options } = this.#start
    const { maxArgumentBytes, maxLogBytes, maxResultBytes, maxResolvedBytes, cpuMs, memoryMb } =
      session.policy
    const limits: Limits = {
      cpuMs,
      memoryMb,
      maxMessageBytes:
        Math.max(maxArgumentBytes, maxBytesOf(maxLogBytes), maxProgressBytes) + messageSlackBytes,
      maxResultBytes,
    }
    return {
      body: script.body,
      setup,
      start: JSON.stringify({
        input: options.input,
        limits: { maxArgumentBytes, maxLogBytes, maxResultBytes, maxReadBytes: maxResolvedBytes },
        places: invoker.wantsPositions,
        ...replayStart(this.#start.journaled),
      }),
      limits,
      isolationKey: session.meta.tenant,
      onMessage: (text) => this.#onMessage(text),
      onNote: (text) => this.#logs.add('warn', readStack({ stack: text }, script.positions).stack),
      onIdle: () => this.#onIdle(),
    }
  }

  #onMessage(text: string): void {
    try {
      this.#dispatcher.receive(text)
    } catch (error) {
      this.#end('protocol', error instanceof BridgeError ? error.message : 'the sandbox broke the protocol')
    }
  }

  // The guest has run until nothing was left to run. If it also waits for nothing that is still open here, then
  // nothing can ever wake it.
  #onIdle(): void {
    this.#replay?.idle()
    if (this.#dispatcher.open > 0) return
    this.#end(
      'unsettled',
      'the script waits for a promise that never settles: nothing it called is still pending (deadlock). ' +
        'Check for a promise without resolve, or an event that cannot happen here',
    )
  }

  #onProgress(json: string): void {
    this.#progress += 1
    if (this.#progress > maxProgress) return
    const value: unknown = parseJson(json)
    this.#start.session.progress(value)
    if (this.#replay?.isReplaying !== true) notify(this.#start.options.onProgress, value)
  }

  #openReplay({ lease, definition, entries }: ChainJournal, port: ChainPort, gate: Gate): ReplayPort {
    return new ReplayPort({
      port,
      makeCall: (message, options) => makeCall(gate, message, options),
      session: gate.session,
      onFiles: gate.onFiles,
      lease,
      entries,
      startedAt: definition.startedAt,
      now: Date.now,
      onBroken: (code, message) => this.#end(code, message),
      onSuspended: (waitingFor) => {
        this.#waitingFor ??= waitingFor
        this.#job?.stop()
      },
    })
  }

  #watchJournal(cancel: () => void): Disposable | undefined {
    const { journaled } = this.#start
    const onLost = (message: string): void => this.#end('journal_failed', message)
    return journaled && watchLease(journaled, { onCancel: cancel, onLost })
  }

  #end(code: Stop, message: string): void {
    if (this.#stop !== undefined) return
    this.#stop = { code, message }
    this.#job?.stop()
  }
}

function replayStart(journaled: ChainJournal | undefined): object {
  if (journaled === undefined) return {}
  const { startedAt: now, seed } = journaled.definition
  return { replay: { now, seed } }
}

function openWorkspace({ session, files }: ChainStart, made: readonly ChainFile[]): Workspace {
  const { maxWorkspaceBytes, maxWorkspaceFiles } = session.policy
  return new Workspace({
    session,
    limits: { maxBytes: maxWorkspaceBytes, maxFiles: maxWorkspaceFiles },
    given: files,
    made,
  })
}

function locate(place: ScriptPosition, { positions }: PreparedScript): ScriptPosition | undefined {
  const found = scriptPlace(place, positions)
  return found && { line: found.line, column: found.column }
}
