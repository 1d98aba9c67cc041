import { z } from 'zod'

import { StoreError, type BlobInfo, type BlobStore } from '../../../store/index.ts'
import { tenantOwner } from '../../invoker/index.ts'
import { toolResult, ToolRisk } from '../../kernel/index.ts'
import type { JsonSchema, Tool, ToolContext, ToolExecutionResult } from '../../kernel/index.ts'
import { cutToCodePoints } from '../cut-utf8.ts'
import { findText } from './find-text.ts'
import { linesOf } from './lines-of.ts'

const maxShownBytes = 16 * 1024
const maxImageBytes = 4 * 1024 * 1024
const maxMatches = 50
const offset = z.int().nonnegative()

const argumentsSchema = z.strictObject({
  ref: z.string().describe('The artifact, as in art_…'),
  from: offset.optional().describe('First byte to show, or to search from. Default 0.'),
  to: offset.optional().describe(`Byte after the last one to show. At most ${maxShownBytes} are shown.`),
  line: z.int().positive().optional().describe('First line to show, counted from 1.'),
  lines: z.int().positive().max(10_000).optional().describe('How many lines to show. Default 100.'),
  search: z.string().min(1).max(1000).optional().describe('Show where this text occurs, to the letter.'),
})
type ReadArguments = z.infer<typeof argumentsSchema>

const description = `Reads part of a result that was too large to be shown and is stored as an artifact.
Give its ref, and either a range of bytes (from, to), or lines (line, lines), or a text to search for.
Without any of these it shows the beginning, and of an image the image.`

/** Reads artifacts of the tenant for whom it is called. */
export class ReadArtifactTool implements Tool {
  readonly name = 'read_artifact'
  readonly description = description
  readonly inputSchema: JsonSchema = z.toJSONSchema(argumentsSchema)
  readonly risk = ToolRisk.SAFE
  readonly #store: BlobStore

  constructor(store: BlobStore) {
    this.#store = store
  }

  /** Reads for a model: whatever is wrong is in the reply. */
  async execute(args: unknown, context?: Partial<ToolContext>): Promise<ToolExecutionResult> {
    const parsed = argumentsSchema.safeParse(args)
    if (!parsed.success)
      return failed(
        parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      )
    const signal = context?.signal
    const scope = {
      owner: tenantOwner(context?.meta?.tenant ?? 'local'),
      ...(signal === undefined ? {} : { signal }),
    }
    try {
      const info = await this.#store.info(parsed.data.ref, scope)
      return await this.#read(info, parsed.data, scope)
    } catch (error) {
      if (!StoreError.isInstance(error)) throw error
      return failed(
        error.code === 'not_found' || error.code === 'invalid_argument'
          ? 'There is no such artifact: it may have expired.'
          : 'The artifact could not be read from the store: try again.',
      )
    }
  }

  async #read(info: BlobInfo, args: ReadArguments, scope: Scope): Promise<ToolExecutionResult> {
    const { search, line, lines } = args
    if (search !== undefined) return this.#search(info, args, scope)
    if (line !== undefined || lines !== undefined) return this.#lines(info, args, scope)
    const isWhole = args.from === undefined && args.to === undefined
    if (isWhole && info.mediaType.startsWith('image/') && info.bytes <= maxImageBytes) {
      const data = await this.#store.resolve(info.ref, scope)
      return toolResult({ content: [{ type: 'image', data, mediaType: info.mediaType }] })
    }
    return this.#bytes(info, args, scope)
  }

  async #bytes(
    info: BlobInfo,
    { from = 0, to = info.bytes }: ReadArguments,
    scope: Scope,
  ): Promise<ToolExecutionResult> {
    const start = Math.min(from, info.bytes)
    const end = Math.max(start, Math.min(to, info.bytes, start + maxShownBytes))
    const chunks: Uint8Array[] = []
    for await (const chunk of this.#store.read(info.ref, { ...scope, range: { from: start, to: end } }))
      chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const whole = end < info.bytes ? cutToCodePoints(bytes) : bytes
    const next = start + whole.length
    return shown(info, `bytes ${start} to ${next}`, [
      new TextDecoder().decode(whole),
      ...(next < info.bytes ? [`[${info.bytes - next} more bytes: go on with from: ${next}]`] : []),
    ])
  }

  async #lines(
    info: BlobInfo,
    { line: first = 1, lines: count = 100 }: ReadArguments,
    scope: Scope,
  ): Promise<ToolExecutionResult> {
    const found = await linesOf(this.#store.read(info.ref, scope), { first, count, maxBytes: maxShownBytes })
    const last = first + found.lines.length - 1
    return shown(info, `lines ${first} to ${last}`, [
      ...found.lines,
      ...(found.next === undefined ? ['[the end]'] : [`[there is more: go on with line: ${found.next}]`]),
    ])
  }

  async #search(
    info: BlobInfo,
    { search = '', from = 0 }: ReadArguments,
    scope: Scope,
  ): Promise<ToolExecutionResult> {
    const start = Math.min(from, info.bytes)
    const chunks = this.#store.read(info.ref, { ...scope, range: { from: start } })
    const { matches, next } = await findText(chunks, { text: search, maxMatches })
    const places = matches.map(({ offset, line, context }) => {
      const where = start === 0 ? `line ${line}, byte ${offset}` : `byte ${start + offset}`
      return `${where}: ${context}`
    })
    const rest = next === undefined ? [] : [`[there may be more: go on with from: ${start + next}]`]
    return shown(info, `${matches.length} matches`, [...places, ...rest])
  }
}

interface Scope {
  readonly owner: string
  readonly signal?: AbortSignal
}

function shown(
  { ref, mediaType, bytes }: BlobInfo,
  what: string,
  lines: readonly string[],
): ToolExecutionResult {
  return toolResult({ content: [`${ref} (${mediaType}, ${bytes} bytes), ${what}:`, ...lines].join('\n') })
}

function failed(text: string): ToolExecutionResult {
  return toolResult({ content: text, isError: true, effect: 'none' })
}
