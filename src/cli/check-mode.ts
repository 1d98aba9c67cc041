import type { CheckMode } from '../index.ts'

/** What the check of a script may do about a mistake. */
export const checkModes = ['off', 'warn', 'error'] as const satisfies readonly CheckMode[]
