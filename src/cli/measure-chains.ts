import type { ChainRunResult } from '../index.ts'

export interface MeasureOptions {
  readonly run: () => Promise<ChainRunResult>
  /** Chains at a time. */
  readonly concurrency: number
  readonly durationMs: number
}

/** How fast chains were. Latencies are in milliseconds, of those that ended well. */
export interface ChainTimes {
  /** Chains that ended well. */
  readonly chains: number
  readonly failed: number
  /** How often each error code, or status, was why. */
  readonly codes: Readonly<Record<string, number>>
  readonly seconds: number
  readonly perSecond: number
  readonly ms: Readonly<Record<'min' | 'p50' | 'p95' | 'p99' | 'max', number>>
}

/** Runs chains for a time, so many at once, each caller starting the next as soon as its last has ended. */
export async function measureChains({ run, concurrency, durationMs }: MeasureOptions): Promise<ChainTimes> {
  const latencies: number[] = []
  const codes = new Map<string, number>()
  const start = performance.now()
  const caller = async (): Promise<void> => {
    while (performance.now() - start < durationMs) {
      const from = performance.now()
      const result = await run()
      if (result.status === 'ok') latencies.push(performance.now() - from)
      else {
        const code = 'error' in result ? result.error.code : result.status
        codes.set(code, (codes.get(code) ?? 0) + 1)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, caller))
  return summed({ latencies, codes, seconds: (performance.now() - start) / 1000 })
}

function summed({
  latencies,
  codes,
  seconds,
}: {
  readonly latencies: readonly number[]
  readonly codes: ReadonlyMap<string, number>
  readonly seconds: number
}): ChainTimes {
  const sorted = latencies.toSorted((a, b) => a - b)
  // The nearest rank: a latency that was really seen. Nothing ended well: zeros.
  const at = (share: number): number => round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return {
    chains: sorted.length,
    failed: [...codes.values()].reduce((sum, count) => sum + count, 0),
    codes: Object.fromEntries(codes),
    seconds: round(seconds),
    perSecond: round(sorted.length / seconds),
    ms: { min: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
