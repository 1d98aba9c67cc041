import type { Outcome } from './types.ts'

/** What is known of a process that ended by itself. */
export interface Death {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stderr: string
  /** Resident memory when it was last looked at, as a share of its limit. */
  readonly fullness: number
  readonly cpuMs: number
}

const memoryWords =
  /heap|out of memory|invalid (?:array |table |string )?(?:size|length)|failed to reserve|allocation failed/i

/** How a job ended whose process died: engines that run out of memory end their process, and say so or not. */
export function explainDeath({ code, signal, stderr, fullness, cpuMs }: Death): Outcome {
  if (memoryWords.test(stderr) || fullness > 0.7) return { status: 'memory', cpuMs }
  return { status: 'crashed', reason: `the sandbox process ended (${signal ?? code ?? 'unknown'})`, cpuMs }
}
