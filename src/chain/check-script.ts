import { guestModules } from '../../bridge/index.ts'
import { typedScript } from '../../sandbox/index.ts'
import type { PreparationError, TypedScript } from '../../sandbox/index.ts'
import type { Mistake, ScriptChecker } from '../catalog/index.ts'
import type { CheckNote, CheckReport, ScriptDiagnostic } from '../kernel/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { CheckMemory } from './check-memory.ts'

/** How long a check may take, in milliseconds. */
export interface Patience {
  /** Waiting for a checker that is still starting. */
  readonly startMs: number
  /** The check itself, waiting for others included. */
  readonly maxMs: number
}

/** That of who asked for nothing but a check. */
export const longPatience: Patience = { startMs: 10_000, maxMs: 5_000 }

/** What a script is checked with. */
export interface CheckContext {
  readonly checker: ScriptChecker
  readonly memory: CheckMemory
  readonly catalogue: Catalogue
  /** Packages that it may import. */
  readonly packages: readonly string[]
  readonly patience: Patience
}

/** Checks a script that can be prepared; undefined where nothing is to be said. */
export async function checkScript(source: string, context: CheckContext): Promise<CheckNote | undefined> {
  const { checker, memory, catalogue, packages, patience } = context
  const key = `${packages.join()}\0${source}`
  const tools = catalogue.listed()
  const known = memory.get(key, tools)
  if (known !== undefined) return known.note
  const reason = await checker.ready(patience.startMs)
  if (reason !== undefined) return unchecked(reason)
  const note = await checkAnew(source, context)
  if (catalogue.listed() === tools) memory.keep(key, note)
  return note
}

async function checkAnew(
  source: string,
  { checker, catalogue, packages, patience: { maxMs } }: CheckContext,
): Promise<CheckNote | undefined> {
  const script = typedScript(source, { modules: guestModules, packages })
  if (script === undefined) return undefined
  const check = await checker.check({ script, tools: catalogue.listed(), maxMs })
  if (check.status === 'unchecked') return unchecked(check.reason)
  if (check.mistakes.length === 0) return undefined
  const diagnostics = check.mistakes
    .toSorted((a, b) => a.start - b.start)
    .map((mistake) => diagnosticOf(mistake, script, catalogue))
  return { status: 'mistakes', diagnostics }
}

const unchecked = (reason: string): CheckNote => ({ status: 'unchecked', diagnostics: [], reason })

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
