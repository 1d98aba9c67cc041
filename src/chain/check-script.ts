import { guestModules } from '../../bridge/index.ts'
import { typedScript } from '../../sandbox/index.ts'
import type { PreparationError, TypedScript } from '../../sandbox/index.ts'
import type { Mistake, ScriptChecker } from '../catalog/index.ts'
import type { CheckNote, CheckReport, ScriptDiagnostic } from '../kernel/index.ts'
import type { Catalogue } from './catalogue.ts'

/** What a script is checked with. */
export interface CheckContext {
  readonly checker: ScriptChecker
  readonly catalogue: Catalogue
  /** Packages that it may import. */
  readonly packages: readonly string[]
  /** Milliseconds to wait for a checker that is still starting. */
  readonly startMs: number
}

/** Checks a script that can be prepared; undefined where nothing is to be said. */
export async function checkScript(source: string, context: CheckContext): Promise<CheckNote | undefined> {
  const { checker, catalogue, packages, startMs } = context
  const script = typedScript(source, { modules: guestModules, packages })
  if (script === undefined) return undefined
  const check = await checker.check({ script, tools: catalogue.listed(), startMs })
  if (check.status === 'unchecked') return { status: 'unchecked', diagnostics: [], reason: check.reason }
  if (check.mistakes.length === 0) return undefined
  const diagnostics = check.mistakes
    .toSorted((a, b) => a.start - b.start)
    .map((mistake) => diagnosticOf(mistake, script, catalogue))
  return { status: 'mistakes', diagnostics }
}

function diagnosticOf(
  { code, message, suggestion, start, tool }: Mistake,
  script: TypedScript,
  catalogue: Catalogue,
): ScriptDiagnostic {
  const signature = tool === undefined ? undefined : catalogue.signatureOf(tool)
  return {
    code: `TS${code}`,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...script.placeOf(start),
    ...(tool === undefined || signature === undefined ? {} : { tool, signature }),
  }
}

/** What is said of a script that cannot be prepared. */
export function refusedReport({ kind, message, ...place }: PreparationError): CheckReport {
  return reportOf({ status: 'mistakes', diagnostics: [{ code: kind, message, ...place }] })
}

/** A mistake in one text, for whoever reads only the error. */
export function diagnosticText({ message, suggestion, signature }: ScriptDiagnostic): string {
  const remedy = suggestion === undefined ? '' : `\n  ${suggestion}`
  return `${message}${remedy}${signature === undefined ? '' : `\n  ${signature}`}`
}

/** What a check says, for whoever asked for it. */
export function reportOf(note: CheckNote | undefined): CheckReport {
  if (note === undefined) return { ok: true, status: 'passed', diagnostics: [], trace: [] }
  return { ok: note.status === 'unchecked', ...note, trace: [] }
}
