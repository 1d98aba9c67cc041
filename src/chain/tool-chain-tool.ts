import { guestModules } from '../../bridge/index.ts'
import { createShapeBook } from '../catalog/index.ts'
import type { ShapeBook } from '../catalog/index.ts'
import { createScriptCompiler } from '../../sandbox/index.ts'
import type { PreparedScript, PrepareOptions, Sandbox, ScriptCompiler } from '../../sandbox/index.ts'
import type { InvokerSession, ToolInvoker } from '../invoker/index.ts'
import type { Journal } from '../journal/index.ts'
import { CatenaryError, chainPolicy, chainToolBrand, ToolRisk } from '../kernel/index.ts'
import type {
  ChainError,
  ChainRunResult,
  CheckReport,
  Tool,
  ToolContext,
  ToolExecutionResult,
} from '../kernel/index.ts'
import { createCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { createDescription, defaultBudget } from './chain-description.ts'
import { chainError, plain } from './chain-error.ts'
import { factsOf, failedResult, noFacts, notStored, returnedResult } from './chain-result.ts'
import { chainDefinition, type DefinitionParts } from './chain-definition.ts'
import { beginJournal, resumeJournal, settleJournal, type ChainJournal } from './chain-journal.ts'
import { chainInputSchema } from './chain-input.ts'
import { ChainRun, type ChainEnd } from './chain-run.ts'
import { createGuard } from './check-guard.ts'
import type { CheckGuard } from './check-guard.ts'
import { longPatience, refusedReport, reportOf } from './check-script.ts'
import { checkReplayable } from './check-replayable.ts'
import { concludeSession } from './conclude-session.ts'
import { createSandbox } from './create-sandbox.ts'
import { keepFiles } from './keep-files.ts'
import { modelReply } from './model-reply.ts'
import { createMounter } from './mounted-tools.ts'
import type { Mounted } from './mounted-tools.ts'
import { parseRequest } from './parse-request.ts'
import { ReadArtifactTool } from './reading/index.ts'
import { searchToolsTool } from './search-tools-tool.ts'
import { sourceError } from './source-error.ts'
import { sessionOptions, waitingOptions } from './session-options.ts'
import type { ResumeOptions, RunOptions, SandboxOptions, ToolChainToolOptions } from './types.ts'
import { grantsOf, readInputs, resolveInputs } from './workspace/index.ts'

/** A run that is over, but for its result. */
interface EndedRun {
  readonly session: InvokerSession
  readonly chainId: string
  readonly durationMs: number
  readonly error: ChainError | undefined
}

/** A chain that is to be run, from its beginning or from where it was. */
interface ToRun {
  readonly request: RunOptions
  readonly chainId: string
  readonly journaled: ChainJournal | undefined
}

/** Runs scripts whose every call goes through one invoker. Itself a tool, `run_chain`, for a model to call. */
export class ToolChainTool implements Tool, AsyncDisposable {
  readonly name = 'run_chain'
  /** A guide to the globals of a script and the declarations of its tools, as they are when it is read. */
  declare readonly description: string
  readonly inputSchema = chainInputSchema
  /** Running a script does nothing by itself: each call in it carries its own risk. */
  readonly risk = ToolRisk.SAFE
  readonly [chainToolBrand] = true
  /** A tool for the model, `read_artifact`: it reads what chains have stored. Absent where there is no store. */
  readonly readArtifactTool: Tool | undefined
  /** A tool for the model, `search_tools`: it finds tools that `description` has no room for. */
  readonly searchTool: Tool
  readonly #invoker: ToolInvoker
  readonly #journal: Journal | undefined
  readonly #sandbox: Sandbox
  readonly #ownsSandbox: boolean
  readonly #compiler: ScriptCompiler
  readonly #mounted: () => Mounted
  readonly #catalogue: Catalogue
  readonly #guard: CheckGuard
  readonly #shapes: ShapeBook | undefined
  #closed = false

  /**
   * @throws BridgeError `name_collision` when two tools would have one name in a script
   * @throws SandboxError `invalid_options` with the field's name
   */
  constructor(options: ToolChainToolOptions) {
    const { invoker, sandbox, modulesFrom, declarations, journal } = options
    this.#invoker = invoker
    this.#journal = journal
    this.#shapes = options.learnResults === true ? createShapeBook() : undefined
    const told = { budget: defaultBudget, ...declarations, seen: this.#shapes }
    this.#catalogue = createCatalogue(invoker.toolbox, told)
    const guard = createGuard(this.#catalogue, options)
    this.#guard = guard
    const describe = createDescription(this.#catalogue)
    const get = (): string => {
      guard.warm()
      return describe()
    }
    Object.defineProperty(this, 'description', { get, enumerable: true })
    this.searchTool = searchToolsTool(this.#catalogue)
    this.#compiler = createScriptCompiler({
      modules: guestModules,
      ...(modulesFrom === undefined ? {} : { packagesFrom: modulesFrom }),
    })
    const { artifactStore } = invoker
    this.readArtifactTool = artifactStore && new ReadArtifactTool(artifactStore)
    this.#mounted = createMounter(invoker.toolbox)
    const { setup } = this.#mounted()
    if (isSandbox(sandbox)) {
      this.#sandbox = sandbox
      this.#ownsSandbox = false
      return
    }
    const pool = createSandbox(sandbox)
    pool.prepare(setup, invoker.policy.memoryMb)
    this.#sandbox = pool
    this.#ownsSandbox = true
  }

  /**
   * Runs one script to its end. Never rejects for what a script did: that is in the result.
   *
   * @throws CatenaryError `invalid_options`, `invalid_policy` with the field's name
   * @throws BridgeError `name_collision` when a tool that was added meanwhile would share a name in scripts
   */
  async run(options: RunOptions): Promise<ChainRunResult> {
    this.#checkOpen()
    const request = parseRequest(options)
    return this.#run({ request, chainId: request.chainId ?? this.#invoker.newId(), journaled: undefined })
  }

  /**
   * Goes on with a chain of the journal: one that was suspended, whose process died, or that failed of something that
   * may have gone. What it did is not done again. A chain that came to its end gives its result once more.
   *
   * @throws CatenaryError `invalid_options` without a journal
   * @throws JournalError `chain_unknown`, `chain_held` while another process runs it, `journal_mismatch`
   */
  async resume(chainId: string, options: ResumeOptions = {}): Promise<ChainRunResult> {
    this.#checkOpen()
    if (this.#journal === undefined)
      throw new CatenaryError('invalid_options', 'resume() needs a journal: new ToolChainTool({ journal })', {
        field: 'journal',
      })
    const resumed = await resumeJournal(this.#journal, chainId, options)
    if (resumed.kind === 'ended') return resumed.result
    const { request, journaled } = resumed
    await using _lease = journaled.lease
    return await this.#run({ request, chainId, journaled })
  }

  async #run({ request, chainId, journaled: resumed }: ToRun): Promise<ChainRunResult> {
    const signal = AbortSignal.any([request.signal, request.ctx?.signal].filter((one) => one !== undefined))
    const policy = chainPolicy(request.policy, this.#invoker.policy)
    // Before the session, and so before its clock: the chain's time is the script's own.
    const { maxSourceBytes: maxBytes, modules: packages } = policy
    // A chain that goes on was checked when it began.
    const mode = resumed === undefined ? request.check : 'off'
    const [prepared, note] = await Promise.all([
      this.#prepare(request.script, { maxBytes, packages, signal }),
      this.#guard.check(request.script, { mode, packages, maxBytes }),
    ])
    if ('code' in prepared) return failedResult(noFacts(chainId), prepared)
    const stopped = this.#guard.stop(note, mode)
    if (stopped !== undefined) return failedResult(noFacts(chainId), stopped)
    const inputs = readInputs(request.files)
    const mounted = this.#mounted()
    const journaled = resumed ?? (await this.#begin({ request, policy, script: prepared }, chainId))
    await using _lease = journaled?.lease
    if (journaled !== undefined) checkReplayable(journaled.definition, prepared, mounted)
    const running: { run?: ChainRun } = {}
    await using session = this.#invoker.openSession({
      chainId,
      signal,
      ...grantsOf(request, inputs),
      ...sessionOptions(request, this.#invoker),
      ...(journaled === undefined ? {} : waitingOptions(journaled, (call) => running.run?.waits(call))),
    })
    const files = await resolveInputs(inputs, session)
    const startedAt = performance.now()
    const run = new ChainRun({
      invoker: this.#invoker,
      session,
      sandbox: this.#sandbox,
      script: prepared,
      setup: journaled?.definition.setup ?? mounted.setup,
      options: request,
      signal,
      files,
      journaled,
      catalogue: this.#catalogue,
      learn: this.#shapes?.learn,
    })
    running.run = run
    const end = await run.run()
    // Before the result is made: what is still in flight is settled or cancelled, and then the trace is final.
    await (end.waitingFor === undefined ? session.close() : session.suspend())
    const durationMs = performance.now() - startedAt
    const error = chainError({ end, script: prepared, tools: mounted })
    const made = await this.#resultOf(end, { session, chainId, durationMs, error })
    const result = await concludeSession(session, made)
    const noted = note === undefined ? result : { ...result, check: note }
    return journaled === undefined ? noted : settleJournal(journaled, noted)
  }

  /**
   * Checks a script as `run` would, and runs nothing: no session is opened, no process of a sandbox is used.
   *
   * @throws CatenaryError `invalid_options`, `invalid_policy` with the field's name
   */
  async check(options: Pick<RunOptions, 'script' | 'policy' | 'signal'>): Promise<CheckReport> {
    this.#checkOpen()
    const { script, policy, signal } = parseRequest(options)
    const { maxSourceBytes: maxBytes, modules: packages } = chainPolicy(policy, this.#invoker.policy)
    const [prepared, note] = await Promise.all([
      this.#compiler.prepare(script, { maxBytes, packages, ...(signal && { signal }) }),
      this.#guard.check(script, { mode: 'error', packages, maxBytes, patience: longPatience }),
    ])
    return prepared.ok ? reportOf(note) : refusedReport(prepared.error)
  }

  async #begin(
    parts: Pick<DefinitionParts, 'request' | 'policy' | 'script'>,
    chainId: string,
  ): Promise<ChainJournal | undefined> {
    if (this.#journal === undefined) return undefined
    const runId = this.#invoker.newId()
    const definition = chainDefinition({ ...parts, mounted: this.#mounted(), runId, startedAt: Date.now() })
    return beginJournal(this.#journal, chainId, definition)
  }

  #checkOpen(): void {
    if (this.#closed)
      throw new CatenaryError('invalid_options', 'this ToolChainTool is closed; make a new one')
  }

  async #resultOf(end: ChainEnd, run: EndedRun): Promise<ChainRunResult> {
    const { session, chainId, durationMs, error } = run
    const { outcome, logs, workspace, waitingFor } = end
    const options = { session, store: this.#invoker.artifactStore }
    const { files, failed } =
      waitingFor === undefined
        ? await keepFiles(workspace, options)
        : { files: session.files, failed: undefined }
    const facts = factsOf(session, { chainId, files, logs, durationMs, cpuMs: outcome.cpuMs })
    if (waitingFor !== undefined) return { ...facts, status: 'suspended', waitingFor }
    if (error !== undefined) return failedResult(facts, error)
    if (failed !== undefined) return failedResult(facts, notStored(`its file ${failed.path}`, failed.error))
    return returnedResult(facts, outcome.status === 'finished' ? outcome.text : '', options)
  }

  async #prepare(script: string, options: PrepareOptions): Promise<PreparedScript | ChainError> {
    try {
      options.signal?.throwIfAborted()
      const prepared = await this.#compiler.prepare(script, options)
      return prepared.ok ? prepared.script : sourceError(prepared.error)
    } catch (error) {
      if (options.signal?.aborted === true)
        return plain('cancelled', 'the chain was cancelled before it started')
      throw error
    }
  }

  /** Runs a script for a model: the reply is short and says what was done. */
  async execute(args: unknown, context?: Partial<ToolContext>): Promise<ToolExecutionResult> {
    const { script, input, artifacts = [] } = parseRequest(args)
    const meta = context?.meta
    const result = await this.run({
      script,
      input,
      artifacts,
      ...(meta === undefined ? {} : { ctx: meta }),
      ...(context?.signal === undefined ? {} : { signal: context.signal }),
      ...(context?.progress === undefined ? {} : { onProgress: (value) => context.progress?.(value) }),
    })
    return modelReply(result)
  }

  /** Lets running chains end, then ends the sandbox processes (unless the sandbox was handed in). */
  async close(): Promise<void> {
    this.#closed = true
    this.#guard[Symbol.dispose]()
    if (this.#ownsSandbox) await this.#sandbox[Symbol.asyncDispose]()
    await this.#compiler[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}

function isSandbox(value: SandboxOptions | Sandbox | undefined): value is Sandbox {
  return value !== undefined && 'start' in value && typeof value.start === 'function'
}
