import { createPackageBundler, type BundlerOptions, type PackageBundler } from './bundle-packages.ts'
import { TOO_COMPLEX } from './check-syntax.ts'
import { finishScript, plainBody } from './finish-script.ts'
import type { GuestModules } from './guest-module.ts'
import { type Preparation, refuse } from './preparation.ts'
import { looksTyped, removeTypes, type TypeRemovalContext } from './remove-types.ts'
import { ScriptCache } from './script-cache.ts'
import { draftScript, type ScriptDraft } from './script-draft.ts'
import { faultOf, refuseFault, type ScriptFault } from './script-fault.ts'
import type { StripRequest } from './strip-protocol.ts'
import { type StripAnswer, StripThread, type StripThreadOptions } from './strip-thread.ts'
import { sameOffsets } from './wrapped-code.ts'

export type { Preparation, PreparationError, PreparedScript } from './preparation.ts'

/** What one preparation may use. */
export interface PrepareOptions {
  /** UTF-8 bytes of the text. */
  readonly maxBytes: number
  /** Packages that this script may import; what they import in turn is bundled with them. @default none */
  readonly packages?: readonly string[]
  readonly signal?: AbortSignal
}

/** Makes the body of an async function out of what a model wrote. It runs nothing. */
export interface ScriptCompiler extends AsyncDisposable {
  /**
   * Plain JavaScript is answered at once, TypeScript in a promise. Whatever is wrong with the text is in the
   * answer; a promise is rejected only with the reason of the signal.
   */
  prepare(source: string, options: PrepareOptions): Preparation | Promise<Preparation>
  /** Starts what TypeScript needs before the first script comes. */
  warm(): void
}

/** How scripts are prepared. */
export interface ScriptCompilerOptions extends StripThreadOptions, BundlerOptions {
  /** What a script may import that is here already. @default nothing */
  readonly modules?: GuestModules
  /** Prepared scripts that are remembered. @default 256 */
  readonly maxCached?: number
}

/** Characters of all remembered scripts. */
const MAX_CACHED_LENGTH = 4_194_304

/** A compiler with threads of its own for TypeScript, started when the first script comes that needs them. */
export function createScriptCompiler(options: ScriptCompilerOptions = {}): ScriptCompiler {
  const stripping = new StripThread('strip-worker', options)
  const lowering = new StripThread('lower-worker', options)
  const ask: Ask = (request, signal) => (request.task === 'lower' ? lowering : stripping).ask(request, signal)
  const bundler = createPackageBundler(options)
  const modules = options.modules ?? new Map()
  const cache = new ScriptCache<Preparation>({
    maxEntries: options.maxCached ?? 256,
    maxLength: MAX_CACHED_LENGTH,
  })
  const remember = (source: string, preparation: Preparation) => {
    if (preparation.ok) cache.set(source, preparation)
    return preparation
  }
  return {
    prepare(source, { maxBytes, packages = [], signal }) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const refusal = tooLarge(source, maxBytes)
      if (refusal) return refusal
      const known = cache.get(source)
      if (known) return known
      const draft = draftScript(source, { modules, packages })
      const asking: Ask = (request) => ask(request, signal)
      // Not remembered: what it imports may be installed anew meanwhile.
      if ('packages' in draft && draft.packages.length > 0) return prepareBundled(draft, bundler, asking)
      const preparation = 'ok' in draft ? draft : prepareDraft(draft, asking)
      if (!(preparation instanceof Promise)) return remember(source, preparation)
      return preparation.then((settled) => remember(source, settled))
    },
    warm: () => stripping.warm(),
    async [Symbol.asyncDispose]() {
      await Promise.all([stripping[Symbol.asyncDispose](), lowering[Symbol.asyncDispose]()])
    },
  }
}

type Ask = (request: StripRequest, signal?: AbortSignal) => Promise<StripAnswer>

function prepareDraft(draft: ScriptDraft, ask: Ask): Preparation | Promise<Preparation> {
  const plain = sameOffsets(draft)
  let checked: { readonly fault: ScriptFault | undefined } | undefined
  const plainFault = () => (checked ??= { fault: faultOf(draft, plainBody(draft, plain)) }).fault
  if (looksTyped(draft.text)) return prepareTyped(draft, { plainFault, ask })
  const fault = plainFault()
  if (!fault && !draft.scan.callsWithTypes) return finishScript(draft, plain)
  return fault?.message === TOO_COMPLEX ? refuseFault(draft, fault) : prepareTyped(draft, { plainFault, ask })
}

async function prepareBundled(draft: ScriptDraft, bundler: PackageBundler, ask: Ask): Promise<Preparation> {
  const { source, packages, packagesName, bindings } = draft
  const bundle = await bundler.bundle(packages, packagesName)
  if (bundle.ok) return prepareDraft({ ...draft, bindings: bundle.code + bindings }, ask)
  return refuse({ kind: 'import', message: bundle.message }, { source, offset: bundle.at?.offset ?? 0 })
}

async function prepareTyped(draft: ScriptDraft, context: TypeRemovalContext): Promise<Preparation> {
  const removal = await removeTypes(draft, context)
  return removal.ok ? finishScript(draft, removal.translation) : refuseFault(draft, removal.fault)
}

function tooLarge(source: string, maxBytes: number): Preparation | undefined {
  const bytes = source.length > maxBytes ? source.length : Buffer.byteLength(source)
  if (bytes <= maxBytes) return undefined
  const message =
    `the script is larger than ${maxBytes} bytes: keep data out of it, in files or in what tools return, ` +
    'or do the work in several scripts'
  return refuse({ kind: 'too_large', message })
}
