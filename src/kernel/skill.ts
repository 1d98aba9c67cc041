import { z } from 'zod'

/** Instructions that a model is given, with the tools they may use. */
export interface Skill {
  readonly name: string
  /** Appended to the system prompt. */
  readonly instructions: string
  /** What it is for and when to use it. @default `` */
  readonly description: string
  /** Names that must exist in the toolbox. @default none */
  readonly allowedTools: readonly string[]
  /** The folder it was read from. */
  readonly path?: string
  /** @default `1` */
  readonly version: string
}

/** A skill in its JSON form. */
export const skillSchema = z.strictObject({
  name: z.string().min(1),
  instructions: z.string(),
  description: z.string().default(''),
  allowedTools: z.array(z.string().min(1)).default([]),
  path: z.string().exactOptional(),
  version: z.string().min(1).default('1'),
})
