import {
  soundSchema,
  ToolFailure,
  ToolRisk,
  type ArgumentsCheck,
  type ContentSource,
  type JsonSchema,
  type Tool,
  type ToolContext,
  type ToolExecutionResult,
} from '../../index.ts'
import { buildRequest } from './build-request.ts'
import { followRedirects } from './follow-redirects.ts'
import { readAnswer } from './read-answer.ts'
import type { OpenApiOptions, Operation } from './types.ts'

/** One operation of a document as a tool. */
export class OperationTool implements Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly risk: ToolRisk
  readonly toolType = 'connector'
  readonly [soundSchema] = true
  readonly source?: ContentSource | readonly ContentSource[]
  readonly #operation: Operation
  readonly #options: OpenApiOptions
  #outputSchema: { readonly schema: JsonSchema | undefined } | undefined

  constructor(
    name: string,
    [operation, inputSchema]: readonly [Operation, JsonSchema],
    options: OpenApiOptions,
  ) {
    this.name = name
    this.description = operation.description
    this.inputSchema = inputSchema
    this.risk = options.risk?.(operation) ?? defaultRisk(operation)
    if (options.source !== undefined) this.source = options.source
    this.#operation = operation
    this.#options = options
  }

  /** What the document says of a good answer; made when somebody asks, for most are never read. */
  get outputSchema(): JsonSchema {
    if (this.#options.answer === 'response') return {}
    this.#outputSchema ??= { schema: this.#operation.outputSchema() }
    return this.#outputSchema.schema ?? {}
  }

  /** What a server answers is told as it is: documents promise more than servers keep. */
  checkResult(value: unknown): ArgumentsCheck {
    return { ok: true, value }
  }

  async execute(args: unknown, context: ToolContext): Promise<ToolExecutionResult> {
    const operation = this.#operation
    const options = this.#options
    const { allowPrivateAddresses = false, maxResponseBytes = 16 * 1024 * 1024, timeoutMs = 30_000 } = options
    const request = await buildRequest(operation, { ...Object(args) } as Record<string, unknown>, {
      options,
      idempotencyKey: context.idempotencyKey,
    })
    const isOpen = request.url.protocol === 'http:' && request.secrets.length > 0
    if (isOpen && options.server === undefined && !allowPrivateAddresses) {
      const text =
        'The document names a server without TLS, and a credential is not sent there: nothing was sent.'
      throw new ToolFailure(text, { effect: 'none' })
    }
    const { signal } = context
    const answer = await followRedirects(request, {
      allowPrivateAddresses,
      maxResponseBytes,
      timeoutMs,
      signal,
    })
    return readAnswer(answer, {
      method: request.method,
      source: `${request.method} ${request.url.origin}${operation.path}`,
      secrets: request.secrets,
      form: options.answer ?? 'body',
    })
  }
}

function defaultRisk({ method }: Operation): ToolRisk {
  return method === 'get' || method === 'head' || method === 'options' ? ToolRisk.SAFE : ToolRisk.HIGH
}
