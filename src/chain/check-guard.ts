import { createScriptChecker } from '../catalog/index.ts'
import type { ScriptChecker } from '../catalog/index.ts'
import { CatenaryError } from '../kernel/index.ts'
import type { ChainError, CheckMode, CheckNote, ScriptDiagnostic } from '../kernel/index.ts'
import type { Catalogue } from './catalogue.ts'
import { plain } from './chain-error.ts'
import { createCheckMemory } from './check-memory.ts'
import { checkScript, diagnosticText } from './check-script.ts'
import type { Patience } from './check-script.ts'
import { insteadOf } from './explain-error.ts'
import type { ToolChainToolOptions } from './types.ts'

const defaultWaitMs = 150
const maxMs = 1000
const modes: readonly unknown[] = ['off', 'warn', 'error']

/** One script that is about to run. */
export interface GuardRequest {
  readonly mode: CheckMode | undefined
  readonly packages: readonly string[]
  readonly maxBytes: number
  /** @default that of a script that is to run */
  readonly patience?: Patience
}

/** Checks scripts before they run. */
export interface CheckGuard extends Disposable {
  /** Starts the checker, unless nothing is ever checked. */
  warm(): void
  /** What is worth knowing; undefined where nothing was found, or nothing is checked. Never rejects. */
  check(source: string, request: GuardRequest): Promise<CheckNote | undefined>
  /** The error with which a script is stopped; undefined where it may run. */
  stop(note: CheckNote | undefined, mode: CheckMode | undefined): ChainError | undefined
}

/** The guard of one ToolChainTool. @throws CatenaryError `invalid_options` */
export function createGuard(
  catalogue: Catalogue,
  {
    check: usual = 'error',
    checkWaitMs = defaultWaitMs,
  }: Pick<ToolChainToolOptions, 'check' | 'checkWaitMs'>,
): CheckGuard {
  checkMode(usual)
  if (!Number.isFinite(checkWaitMs) || checkWaitMs < 0)
    throw new CatenaryError('invalid_options', 'checkWaitMs must be milliseconds, 0 or more', {
      field: 'checkWaitMs',
    })
  const checker: ScriptChecker = createScriptChecker({ instead: insteadOf })
  const memory = createCheckMemory()
  const usualPatience: Patience = { startMs: checkWaitMs, maxMs }
  return {
    warm() {
      if (usual !== 'off') checker.warm()
    },
    async check(source, { mode = usual, packages, maxBytes, patience = usualPatience }) {
      if (mode === 'off' || Buffer.byteLength(source) > maxBytes) return undefined
      try {
        return await checkScript(source, { checker, memory, catalogue, packages, patience })
      } catch {
        return { status: 'unchecked', diagnostics: [], reason: 'the tools could not be declared' }
      }
    },
    stop(note, mode = usual) {
      const [first] = note?.diagnostics ?? []
      return first === undefined || mode !== 'error' ? undefined : checkError(first, note?.diagnostics ?? [])
    },
    [Symbol.dispose]: () => checker[Symbol.dispose](),
  }
}

/** @throws CatenaryError `invalid_options` */
export function checkMode(mode: unknown): void {
  if (!modes.includes(mode))
    throw new CatenaryError('invalid_options', 'check must be "off", "warn" or "error"', { field: 'check' })
}

function checkError(first: ScriptDiagnostic, diagnostics: readonly ScriptDiagnostic[]): ChainError {
  const { line, column, sourceLine } = first
  return {
    ...plain('check', `${diagnosticText(first)}\n  Nothing was run.`),
    ...(line === undefined || column === undefined ? {} : { line, column }),
    ...(sourceLine === undefined ? {} : { sourceLine }),
    diagnostics,
  }
}
