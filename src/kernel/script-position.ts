import { z } from 'zod'

/** A place in a script as its author wrote it. */
export interface ScriptPosition {
  /** 1-based. */
  readonly line: number
  /** 1-based. */
  readonly column: number
}

/** A place in a script in its JSON form. */
export const scriptPositionSchema = z.strictObject({ line: z.int().positive(), column: z.int().positive() })
