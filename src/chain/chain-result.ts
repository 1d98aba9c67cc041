import type { BlobStore } from '../../store/index.ts'
import { outlineOf, storeReason, tenantOwner } from '../invoker/index.ts'
import type { InvokerSession } from '../invoker/index.ts'
import type {
  ChainError,
  ChainFile,
  ChainRunFailed,
  ChainRunOk,
  ChainRunResult,
  JsonValue,
  LogLine,
} from '../kernel/index.ts'
import { plain } from './chain-error.ts'
import { cutText } from './cut-utf8.ts'
import { parseJson } from './parse-json.ts'

/** What every result of a chain says, however it ended. */
export type ChainFacts = Pick<ChainRunOk, 'chainId' | 'logs' | 'files' | 'trace' | 'stats'>

/** The facts of a chain that had a session. */
export function factsOf(
  session: InvokerSession,
  run: {
    readonly chainId: string
    readonly logs: readonly LogLine[]
    readonly files: readonly ChainFile[]
    readonly durationMs: number
    readonly cpuMs: number
  },
): ChainFacts {
  const { chainId, logs, files, durationMs, cpuMs } = run
  const stats = { durationMs: round(durationMs), cpuMs: round(cpuMs), toolCalls: session.callCount }
  return { chainId, logs, files, trace: session.trace, stats }
}

/** The facts of a chain that never started. */
export function noFacts(chainId: string): ChainFacts {
  return { chainId, logs: [], files: [], trace: [], stats: { durationMs: 0, cpuMs: 0, toolCalls: 0 } }
}

const round = (ms: number): number => Math.round(ms * 100) / 100

/** The error of a chain that ended well and lost something of what it made. */
export function notStored(what: string, error: unknown): ChainError {
  const message = `the script ended well, but ${what} could not be stored; the calls in the trace were made.${storeReason(error)}`
  return plain('store_failed', message)
}

/** The result of a chain that failed. */
export function failedResult(facts: ChainFacts, error: ChainError): ChainRunFailed {
  return { ...facts, status: statusOf(error), error }
}

function statusOf({ code }: ChainError): ChainRunFailed['status'] {
  if (code === 'timeout' || code === 'cpu') return 'timeout'
  return code === 'cancelled' ? 'cancelled' : 'error'
}

export interface ValueOptions {
  readonly session: InvokerSession
  readonly store: BlobStore | undefined
}

/** The result of a chain that returned: its value inline, or stored for the tenant when it is over the inline limit. */
export async function returnedResult(
  facts: ChainFacts,
  json: string,
  options: ValueOptions,
): Promise<ChainRunResult> {
  const { session, store } = options
  const bytes = Buffer.byteLength(json)
  if (store === undefined || bytes <= session.policy.maxInlineResultBytes) {
    if (json === '') return { ...facts, status: 'ok', bytes: 0 }
    const value = parseJson(json)
    if (value === undefined)
      return failedResult(facts, plain('protocol', 'the sandbox returned a value that is no JSON'))
    return { ...facts, status: 'ok', value: value as JsonValue, bytes }
  }
  try {
    const owner = tenantOwner(session.meta.tenant)
    const signal = AbortSignal.timeout(session.policy.callTimeoutMs)
    const { ref, sha256 } = await store.store(json, { owner, mediaType: 'application/json', signal })
    const preview = cutText(json, session.policy.maxInlineResultBytes)
    return {
      ...facts,
      status: 'ok',
      artifactRef: ref,
      preview,
      sha256,
      omittedBytes: bytes - Buffer.byteLength(preview),
      outline: outlineOf(parseJson(json) as JsonValue),
      bytes,
    }
  } catch (error) {
    return failedResult(facts, notStored(`its value of ${bytes} bytes`, error))
  }
}
