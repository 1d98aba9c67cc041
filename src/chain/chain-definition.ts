import { hash, randomInt } from 'node:crypto'

import { z } from 'zod'

import { JournalError } from '../journal/index.ts'
import type { PreparedScript } from '../../sandbox/index.ts'
import { chainPolicySchema, type ChainPolicy } from '../kernel/index.ts'
import { jsonWithBytes } from './json-with-bytes.ts'
import { parseJson } from './parse-json.ts'
import type { Mounted } from './mounted-tools.ts'
import type { RunOptions } from './types.ts'

/** Grows when the same definition would no longer be run in the same way. */
const format = 1

const fileSchema = z.object({
  path: z.string(),
  data: z.string().exactOptional(),
  artifactRef: z.string().exactOptional(),
  mediaType: z.string().exactOptional(),
})

const definitionSchema = z.object({
  format: z.literal(format),
  script: z.string(),
  /** Of what the script was compiled to, with the packages that are bundled into it. */
  body: z.string(),
  input: z.unknown().optional(),
  policy: chainPolicySchema,
  /** The tools as the script sees them. */
  setup: z.string(),
  /** Their names there. */
  tools: z.array(z.string()),
  /** Four whole numbers, for whatever is random in the script. */
  seed: z.array(z.int()).length(4),
  /** Milliseconds since the epoch: the time at which the script starts. */
  startedAt: z.number(),
  ctx: z.object({
    agentId: z.string(),
    runId: z.string(),
    tenant: z.string(),
    seen: z.array(z.enum(['untrusted', 'private'])),
  }),
  artifacts: z.array(z.string()),
  /** Their data is base64. */
  files: z.array(fileSchema),
})

/** What a chain is run from: with it and its journal, it can be run again to where it was. */
export type ChainDefinition = z.infer<typeof definitionSchema>

/** What a definition is made of. */
export interface DefinitionParts {
  readonly request: RunOptions
  readonly policy: ChainPolicy
  readonly script: PreparedScript
  readonly mounted: Mounted
  readonly runId: string
  readonly startedAt: number
}

/** The definition of a new chain, with a seed of its own. */
export function chainDefinition({
  request,
  policy,
  script,
  mounted,
  ...parts
}: DefinitionParts): ChainDefinition {
  const { ctx = {}, artifacts = [], files = [] } = request
  return {
    format,
    script: request.script,
    body: bodyDigest(script),
    ...(request.input === undefined ? {} : { input: request.input }),
    policy,
    setup: mounted.setup,
    tools: [...mounted.callable],
    seed: [0, 0, 0, 0].map(() => randomInt(2 ** 32)),
    startedAt: parts.startedAt,
    ctx: {
      agentId: ctx.agentId ?? 'local',
      runId: ctx.runId ?? parts.runId,
      tenant: ctx.tenant ?? 'local',
      seen: [...(ctx.seen ?? [])],
    },
    artifacts: [...artifacts],
    files: files.map(({ data, ...file }) =>
      data === undefined ? file : { ...file, data: Buffer.from(data).toString('base64') },
    ),
  }
}

/** What a definition says of the script that it was compiled to. */
export function bodyDigest({ body }: PreparedScript): string {
  return hash('sha256', body)
}

export function writeDefinition(definition: ChainDefinition): string {
  return jsonWithBytes(definition)
}

/** @throws JournalError `journal_mismatch` for one that this version cannot run */
export function readDefinition(text: string): ChainDefinition {
  const parsed = definitionSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new JournalError(
    'journal_mismatch',
    'This version of Catenary cannot go on with the chain: it was begun by another one, or the journal is damaged.',
  )
}

/** The request that a resumed chain is run by. */
export function requestOf(chainId: string, definition: ChainDefinition): RunOptions {
  const { script, input, policy, ctx, artifacts, files } = definition
  return {
    script,
    input,
    chainId,
    policy,
    ctx: { ...ctx, seen: new Set(ctx.seen) },
    artifacts,
    files: files.map(({ data, ...file }) =>
      data === undefined ? file : { ...file, data: Uint8Array.from(Buffer.from(data, 'base64')) },
    ),
  }
}
