import { ToolChainTool, ToolInvoker } from '../index.ts'
import type { ChainPolicy, ChainRunResult } from '../index.ts'
import { divertStdout } from './divert-stdout.ts'
import { exitCode } from './exit-code.ts'
import { readJsonOption } from './json-option.ts'
import { loadTools } from './load-tools.ts'
import { measureChains } from './measure-chains.ts'
import type { ChainTimes } from './measure-chains.ts'
import type { Output } from './output.ts'
import { readPolicyOption } from './policy-option.ts'
import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

/** The flags of `catenary bench`, as they were given. */
export interface BenchFlags {
  readonly tools: string
  readonly input?: string
  readonly policy?: string
  readonly concurrency: number
  readonly seconds: number
  readonly reuse?: true
  readonly jit?: true
  readonly json?: true
}

/** Runs a script again and again, and says with which code the process is to end. @throws UsageError */
export async function benchChain(path: string, flags: BenchFlags, output: Output): Promise<number> {
  const { concurrency, seconds } = flags
  const policy: Partial<ChainPolicy> = flags.policy === undefined ? {} : await readPolicyOption(flags.policy)
  const input = flags.input === undefined ? undefined : await readJsonOption('--input', flags.input)
  divertStdout()
  const script = await readText({ path, label: '<script>' })
  await using chains = openChains(await loadTools(flags.tools), flags)
  const run = (): Promise<ChainRunResult> => chains.run({ script, input, policy })
  // What is wrong with the script is told once, and before anything is timed.
  const first = await run()
  if (first.status !== 'ok') {
    output.note('catenary:', `the script does not end well, so there is nothing to time: ${failureOf(first)}`)
    return exitCode.failed
  }
  const times = await measureChains({ run, concurrency, durationMs: seconds * 1000 })
  await output.write(flags.json ? `${JSON.stringify(times)}\n` : described(times, flags))
  return times.failed === 0 ? exitCode.ok : exitCode.failed
}

function openChains(
  registry: Awaited<ReturnType<typeof loadTools>>,
  { reuse, jit }: BenchFlags,
): ToolChainTool {
  const sandbox = { ...(reuse ? { reuse: 'context' as const } : {}), ...(jit ? { jit } : {}) }
  try {
    return new ToolChainTool({ invoker: new ToolInvoker({ registry }), sandbox })
  } catch (error) {
    throw new UsageError(`--tools: ${error instanceof Error ? error.message : 'they cannot be used'}`)
  }
}

function failureOf(result: ChainRunResult): string {
  return 'error' in result ? `${result.error.code}: ${result.error.message}` : result.status
}

function described({ chains, failed, codes, seconds, perSecond, ms }: ChainTimes, flags: BenchFlags): string {
  const failures = Object.entries(codes).map(([code, count]) => `${code} ×${count}`)
  return `${[
    `chains      ${chains} in ${seconds} s, ${flags.concurrency} at a time`,
    `per second  ${perSecond}`,
    `latency     p50 ${ms.p50} ms, p95 ${ms.p95} ms, p99 ${ms.p99} ms, least ${ms.min} ms, most ${ms.max} ms`,
    ...(failed === 0 ? [] : [`failed      ${failed}: ${failures.join(', ')}`]),
  ].join('\n')}\n`
}
