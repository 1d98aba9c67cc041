import type { InvokerSession } from '../invoker/index.ts'
import type { ChainRunResult } from '../kernel/index.ts'
import { plain } from './chain-error.ts'
import { failedResult } from './chain-result.ts'

/**
 * Ends the trace of a chain with how it came out. Where the trace is required and could not be written, that is what
 * the chain failed of, whatever its script made of it.
 */
export async function concludeSession(
  session: InvokerSession,
  result: ChainRunResult,
): Promise<ChainRunResult> {
  const { status, chainId, logs, files, trace, stats } = result
  const error = 'error' in result ? result.error : undefined
  const code = error === undefined ? {} : { code: error.code }
  await session.conclude({ status, ...code, cpuMs: stats.cpuMs })
  if (!session.auditFailed || status === 'suspended') return result
  const before = error === undefined ? '' : ` Before that: ${error.message}`
  const message = `the trace could not be written, and it is required (audit); the calls listed here are what was done.${before}`
  return failedResult({ chainId, logs, files, trace, stats }, { ...error, ...plain('audit_failed', message) })
}
