import { MemoryBlobStore, tenantOwner, ToolChainTool, ToolInvoker } from 'catenary'
import type { ChainPolicy, ChainRunResult } from 'catenary'
import type { Sandbox } from 'catenary/sandbox'

import { fixtureApprover, fixtureTools } from './fixture-tools.ts'
import type { Executed } from './fixture-tools.ts'
import type { CaseLimits, HostileCase } from './parse-case.ts'

/** How a case ended, as plain data. */
export interface CaseReport {
  readonly case: string
  readonly status: ChainRunResult['status']
  readonly code?: string
  /** `<name>: <message>` of the error. */
  readonly error?: string
  readonly errorStack?: string
  readonly value?: unknown
  readonly logs: readonly string[]
  readonly traceLength: number
  readonly executed: Readonly<Record<string, number>>
  readonly ms: number
}

const tenant = 'own'
const mebibyte = 1024 * 1024

/** The corpus's limits in the policy's words. */
export function policyOf(limits: CaseLimits): Partial<ChainPolicy> {
  const wallMs = limits.timeoutMs ?? 1000
  return {
    totalTimeoutMs: wallMs,
    cpuMs: wallMs,
    callTimeoutMs: 10_000,
    approvalTimeoutMs: 5000,
    memoryMb: limits.memoryMb ?? 64,
    maxToolCalls: limits.maxCalls ?? 200,
    maxConcurrency: limits.maxParallel ?? 16,
    maxLogBytes: limits.maxLogBytes ?? 64 * 1024,
    maxArgumentBytes: limits.maxArgBytes ?? 256 * 1024,
    maxResultBytes: limits.maxResultBytes ?? mebibyte,
    maxInlineResultBytes: limits.inlineResultBytes ?? 32 * 1024,
    maxHydratedResultBytes: limits.inlineResultBytes ?? 32 * 1024,
  }
}

/** Runs one case with an invoker, a session and a store of its own in a sandbox shared with others. */
export async function runCase(hostile: HostileCase, sandbox: Sandbox): Promise<CaseReport> {
  const executed: Executed = new Map()
  await using store = new MemoryBlobStore()
  const seed = await store.store('x'.repeat(100_000), { owner: tenantOwner(tenant) })
  const secret = await store.store('OTHER-SESSION-SECRET', { owner: tenantOwner('other') })
  const invoker = new ToolInvoker({
    registry: fixtureTools(executed),
    approvalHandler: fixtureApprover,
    artifactStore: store,
    policy: policyOf(hostile.limits),
  })
  await using chains = new ToolChainTool({ invoker, sandbox, check: 'off' })
  const script = hostile.source.replaceAll('art_seed', seed.ref).replaceAll('art_secret', secret.ref)
  const startedAt = performance.now()
  const result = await chains.run({ script, ctx: { tenant }, artifacts: [seed.ref] })
  const ms = performance.now() - startedAt
  const named = (text: string): string =>
    text.replaceAll(seed.ref, 'art_seed').replaceAll(secret.ref, 'art_secret')
  return JSON.parse(named(JSON.stringify(describe(hostile, { result, executed, ms })))) as CaseReport
}

interface Ended {
  readonly result: ChainRunResult
  readonly executed: Executed
  readonly ms: number
}

function describe({ group, name }: HostileCase, { result, executed, ms }: Ended): CaseReport {
  const failure = 'error' in result ? result.error : undefined
  return {
    case: `${group}/${name}`,
    status: result.status,
    ...(failure === undefined ? {} : { code: failure.code, error: `${failure.name}: ${failure.message}` }),
    ...(failure?.stack === undefined ? {} : { errorStack: failure.stack }),
    ...(result.status === 'ok'
      ? { value: result.artifactRef === undefined ? result.value : { $artifact: 'result' } }
      : {}),
    logs: result.logs.map(({ text }) => text),
    traceLength: result.trace.length,
    executed: Object.fromEntries(executed),
    ms,
  }
}
