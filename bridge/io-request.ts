import { z } from 'zod'

const maxPath = 4096
const path = z.string().max(maxPath)
const as = z.enum(['text', 'bytes'])
const flag = z.enum(['w', 'a', 'wx', 'ax'])
const count = z.int().nonnegative()

/** What a script may ask of its files and artifacts. `upload` names pieces that were sent before; 0 if there are none. */
export const ioRequestSchema = z.discriminatedUnion('op', [
  /** One piece of what is to be written or put. */
  z.strictObject({ op: z.literal('chunk'), upload: z.int().positive(), as }),
  z.strictObject({ op: z.literal('drop'), upload: z.int().positive() }),
  /** A piece of a file; with a `version` other than 0 only if it is still that one. */
  z.strictObject({ op: z.literal('read'), path, from: count, as, version: count }),
  z.strictObject({ op: z.literal('write'), path, flag, upload: count, as }),
  /** Writes an artifact to a file: its bytes do not cross. */
  z.strictObject({ op: z.literal('share'), path, flag, ref: z.string().max(200) }),
  z.strictObject({ op: z.literal('readdir'), path, recursive: z.boolean() }),
  z.strictObject({ op: z.literal('stat'), path }),
  z.strictObject({ op: z.literal('mkdir'), path, recursive: z.boolean() }),
  z.strictObject({ op: z.literal('rm'), path, recursive: z.boolean(), force: z.boolean() }),
  z.strictObject({ op: z.literal('unlink'), path }),
  z.strictObject({ op: z.literal('rename'), path, to: path }),
  z.strictObject({ op: z.literal('copy'), path, to: path }),
  /** Makes an artifact. */
  z.strictObject({ op: z.literal('put'), mediaType: z.string().max(512).exactOptional(), upload: count, as }),
  /** The artifact of a ref, or of a file. */
  z.strictObject({ op: z.literal('get'), name: path }),
])

/** One request about files and artifacts. */
export type IoRequest = z.infer<typeof ioRequestSchema>
