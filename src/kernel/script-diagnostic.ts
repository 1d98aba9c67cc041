import { z } from 'zod'

/** Whether scripts are checked before they run: not, with remarks only, or so that a mistake stops the script. */
export type CheckMode = 'off' | 'warn' | 'error'

/** One mistake that was found in a script before anything of it ran. */
export interface ScriptDiagnostic {
  /** TypeScript's number as `TS2339`, or why the script cannot run at all: `syntax`, `import`, `too_large`. */
  readonly code: string
  readonly message: string
  /** What to do about it. */
  readonly suggestion?: string
  /** 1-based, in the script as its author wrote it; absent for what is about all of it. */
  readonly line?: number
  /** 1-based. */
  readonly column?: number
  readonly sourceLine?: string
  /** The tool that it is about, and how that is called. */
  readonly tool?: string
  readonly signature?: string
}

/** A mistake in its JSON form. */
export const scriptDiagnosticSchema = z.strictObject({
  code: z.string(),
  message: z.string(),
  suggestion: z.string().exactOptional(),
  line: z.int().positive().exactOptional(),
  column: z.int().positive().exactOptional(),
  sourceLine: z.string().exactOptional(),
  tool: z.string().exactOptional(),
  signature: z.string().exactOptional(),
})

/** What is worth knowing of the check of a script that ran: what was found, or why there was none. */
export interface CheckNote {
  readonly status: 'mistakes' | 'unchecked'
  readonly diagnostics: readonly ScriptDiagnostic[]
  readonly reason?: string
}

/** A note in its JSON form. */
export const checkNoteSchema = z.strictObject({
  status: z.enum(['mistakes', 'unchecked']),
  diagnostics: z.array(scriptDiagnosticSchema),
  reason: z.string().exactOptional(),
})

/** What a check of a script says. Nothing of the script has run, and no tool was called. */
export interface CheckReport {
  /** False where the script would be stopped; a script that could not be checked is not. */
  readonly ok: boolean
  readonly status: 'passed' | 'mistakes' | 'unchecked'
  readonly diagnostics: readonly ScriptDiagnostic[]
  /** With `unchecked`: why. */
  readonly reason?: string
  /** Calls that were made: none, for there was no session that could have made one. */
  readonly trace: readonly []
}
