import {
  ToolInvoker,
  type InvocationOutcome,
  type InvokerSession,
  type SessionOptions,
  type ToolInvokerOptions,
} from '../../src/invoker/index.ts'
import type {
  AnyTool,
  ApprovalHandler,
  ApprovalRequest,
  InvocationResult,
  Tool,
} from '../../src/kernel/index.ts'
import { MemoryBlobStore, type BlobInfo, type BlobStore, type Scope } from '../../store/index.ts'

/** A tool that takes anything. */
export function tool(name: string, execute: Tool['execute'], more: Partial<Tool> = {}): Tool {
  return {
    name,
    description: `Does ${name}.`,
    inputSchema: { type: 'object', additionalProperties: true },
    execute,
    ...more,
  }
}

/** An invoker over some tools. */
export function invokerOf(tools: readonly AnyTool[], more: Partial<ToolInvokerOptions> = {}): ToolInvoker {
  return new ToolInvoker({ registry: tools, ...more })
}

/** Calls tools of one session by name. */
export interface Bench {
  readonly invoker: ToolInvoker
  readonly session: InvokerSession
  call(name: string, args?: unknown): Promise<InvocationResult>
  dispatch(name: string, args?: unknown): Promise<InvocationOutcome>
}

/** A chain's session over some tools; arguments go in as JSON text, as a bridge hands them over. */
export function bench(
  tools: readonly AnyTool[],
  more: Partial<ToolInvokerOptions> = {},
  options: SessionOptions = {},
): Bench {
  const invoker = invokerOf(tools, more)
  const session = invoker.openSession({ chainId: 'chain-1', ...options })
  const dispatch = (name: string, args: unknown = {}): Promise<InvocationOutcome> =>
    invoker.dispatch({ name, argumentsJson: JSON.stringify(args) }, { session })
  return { invoker, session, dispatch, call: async (name, args) => (await dispatch(name, args)).result }
}

/** Answers as it is told, and keeps what it was asked. */
export class ScriptedApproval implements ApprovalHandler {
  readonly asked: ApprovalRequest[] = []
  readonly signals: AbortSignal[] = []
  readonly #answer: (request: ApprovalRequest, signal: AbortSignal) => unknown

  constructor(answer: unknown) {
    this.#answer = typeof answer === 'function' ? (answer as never) : () => answer
  }

  request(request: ApprovalRequest, { signal }: { readonly signal: AbortSignal }): Promise<never> {
    this.asked.push(request)
    this.signals.push(signal)
    return this.#answer(request, signal) as Promise<never>
  }
}

/** A store that tells what it was asked and can be made to wait or fail. */
export class WatchedStore extends MemoryBlobStore implements BlobStore {
  readonly pinned: string[] = []
  readonly unpinned: string[] = []
  beforeStore: () => Promise<void> = async () => undefined
  beforePin: () => Promise<void> = async () => undefined
  beforeUnpin: (ref: string) => Promise<void> = async () => undefined

  override async store(...given: Parameters<MemoryBlobStore['store']>): Promise<BlobInfo> {
    await this.beforeStore()
    return super.store(...given)
  }

  override async pin(ref: string, scope: Scope): Promise<void> {
    await this.beforePin()
    await super.pin(ref, scope)
    this.pinned.push(ref)
  }

  override async unpin(ref: string, scope: Scope): Promise<void> {
    await this.beforeUnpin(ref)
    await super.unpin(ref, scope)
    this.unpinned.push(ref)
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A promise that somebody else settles. */
export function gate<T = void>(): {
  readonly opened: Promise<T>
  open(value: T): void
  fail(error: unknown): void
} {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { opened: promise, open: resolve, fail: reject }
}
