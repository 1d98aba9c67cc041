import { guestModules } from '../../bridge/index.ts'
import { createScriptCompiler } from '../../sandbox/index.ts'
import type {
  PreparationError,
  PreparedScript,
  PrepareOptions,
  Sandbox,
  ScriptCompiler,
} from '../../sandbox/index.ts'
import type { InvokerSession, ToolInvoker } from '../invoker/index.ts'
import { CatenaryError, chainPolicy, chainToolBrand, ToolRisk } from '../kernel/index.ts'
import type {
  ChainError,
  ChainErrorCode,
  ChainRunResult,
  JsonSchema,
  Tool,
  ToolContext,
  ToolExecutionResult,
} from '../kernel/index.ts'
import { createDescription } from './chain-description.ts'
import { chainError, plain } from './chain-error.ts'
import { factsOf, failedResult, noFacts, notStored, returnedResult } from './chain-result.ts'
import { ChainRun, type ChainEnd } from './chain-run.ts'
import { concludeSession } from './conclude-session.ts'
import { createSandbox } from './create-sandbox.ts'
import { keepFiles } from './keep-files.ts'
import { modelReply } from './model-reply.ts'
import { createMounter } from './mounted-tools.ts'
import type { Mounted } from './mounted-tools.ts'
import { parseRequest } from './parse-request.ts'
import { ReadArtifactTool } from './reading/index.ts'
import { sessionOptions } from './session-options.ts'
import type { RunOptions, SandboxOptions, ToolChainToolOptions } from './types.ts'
import { grantsOf, readInputs, resolveInputs } from './workspace/index.ts'

const inputSchema: JsonSchema = {
  type: 'object',
  properties: {
    script: { type: 'string', description: 'The program: TypeScript or JavaScript.' },
    input: { description: 'Any JSON value; the program sees it as `input`.' },
    artifacts: {
      type: 'array',
      items: { type: 'string' },
      description: 'Refs of stored results that the program may use: await artifacts.get(ref).',
    },
  },
  required: ['script'],
  additionalProperties: false,
}

/** A run that is over, but for its result. */
interface EndedRun {
  readonly session: InvokerSession
  readonly chainId: string
  readonly durationMs: number
  readonly error: ChainError | undefined
}

/** Runs scripts whose every call goes through one invoker. Itself a tool, `run_chain`, for a model to call. */
export class ToolChainTool implements Tool, AsyncDisposable {
  readonly name = 'run_chain'
  readonly inputSchema = inputSchema
  /** Running a script does nothing by itself: each call in it carries its own risk. */
  readonly risk = ToolRisk.SAFE
  readonly [chainToolBrand] = true
  /** A tool for the model, `read_artifact`: it reads what chains have stored. Absent where there is no store. */
  readonly readArtifactTool: Tool | undefined
  readonly #invoker: ToolInvoker
  readonly #sandbox: Sandbox
  readonly #ownsSandbox: boolean
  readonly #compiler: ScriptCompiler
  readonly #mounted: () => Mounted
  readonly #describe: () => string
  #closed = false

  /**
   * @throws BridgeError `name_collision` when two tools would have one name in a script
   * @throws SandboxError `invalid_options` with the field's name
   */
  constructor({ invoker, sandbox, modulesFrom, declarations }: ToolChainToolOptions) {
    this.#invoker = invoker
    this.#describe = createDescription(invoker.toolbox, declarations)
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

  /** A guide to the globals of a script and the declarations of its tools, as they are now. */
  get description(): string {
    return this.#describe()
  }

  /**
   * Runs one script to its end. Never rejects for what a script did: that is in the result.
   *
   * @throws CatenaryError `invalid_options`, `invalid_policy` with the field's name
   * @throws BridgeError `name_collision` when a tool that was added meanwhile would share a name in scripts
   */
  async run(options: RunOptions): Promise<ChainRunResult> {
    if (this.#closed)
      throw new CatenaryError('invalid_options', 'this ToolChainTool is closed; make a new one')
    const request = parseRequest(options)
    const chainId = request.chainId ?? this.#invoker.newId()
    const signal = AbortSignal.any([request.signal, request.ctx?.signal].filter((one) => one !== undefined))
    const { maxSourceBytes, modules } = chainPolicy(request.policy, this.#invoker.policy)
    // Before the session, and so before its clock: the chain's time is the script's own.
    const prepared = await this.#prepare(request.script, {
      maxBytes: maxSourceBytes,
      packages: modules,
      signal,
    })
    if ('code' in prepared) return failedResult(noFacts(chainId), prepared)
    const inputs = readInputs(request.files)
    await using session = this.#invoker.openSession({
      chainId,
      signal,
      ...grantsOf(request, inputs),
      ...sessionOptions(request, this.#invoker),
    })
    const files = await resolveInputs(inputs, session)
    const { setup, ...tools } = this.#mounted()
    const startedAt = performance.now()
    const run = new ChainRun({
      invoker: this.#invoker,
      session,
      sandbox: this.#sandbox,
      script: prepared,
      setup,
      options: request,
      signal,
      files,
    })
    const end = await run.run()
    // Before the result is made: what is still in flight is settled or cancelled, and then the trace is final.
    await session.close()
    const durationMs = performance.now() - startedAt
    const error = chainError({ end, script: prepared, tools })
    return concludeSession(session, await this.#resultOf(end, { session, chainId, durationMs, error }))
  }

  async #resultOf(end: ChainEnd, run: EndedRun): Promise<ChainRunResult> {
    const { session, chainId, durationMs, error } = run
    const { outcome, logs, workspace } = end
    const options = { session, store: this.#invoker.artifactStore }
    const { files, failed } = await keepFiles(workspace, options)
    const facts = factsOf(session, { chainId, files, logs, durationMs, cpuMs: outcome.cpuMs })
    if (error !== undefined) return failedResult(facts, error)
    if (failed !== undefined) return failedResult(facts, notStored(`its file ${failed}`))
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

const sourceErrorCodes: Readonly<Record<PreparationError['kind'], ChainErrorCode>> = {
  syntax: 'syntax',
  import: 'syntax',
  too_large: 'source_too_large',
  unavailable: 'sandbox_unavailable',
}

function sourceError({ kind, message, ...place }: PreparationError): ChainError {
  return { ...plain(sourceErrorCodes[kind], message), ...place }
}
