import { createSandbox, MemoryBlobStore, ToolChainTool, ToolInvoker } from 'catenary'
import type { ChainRunResult, Tool, ToolContext } from 'catenary'

import { takeFootprint } from './footprint.ts'
import type { Footprint } from './footprint.ts'
import { fault, kinds } from './kinds.ts'
import type { Kind } from './kinds.ts'

export interface SoakOptions {
  /** Ends after so many chains. */
  readonly chains: number
  /** Ends after so many milliseconds, whatever was done. */
  readonly maxMs: number
  readonly concurrency: number
  /** Which chain comes next is drawn from this. */
  readonly seed: number
  readonly onProgress?: (report: SoakReport) => void
}

/** What a soak did and what it left behind. */
export interface SoakReport {
  readonly chains: number
  readonly ms: number
  readonly byKind: Readonly<Record<string, number>>
  /** How chains ended that should have ended otherwise; the first hundred. */
  readonly faults: readonly string[]
  readonly faultCount: number
  /** At rest after the warm-up, at rest at the end, after the pool was closed. */
  readonly warm: Footprint | undefined
  readonly rest: Footprint | undefined
  readonly closed: Footprint | undefined
  /** Most processes of the pool at once. */
  readonly peakProcesses: number
  readonly peakRssMb: number
}

const tenants = ['ann', 'bob', 'cy', 'dee']
const maxProcesses = 16
const progressEvery = 2000
/** A process that was killed dies when the busy machine comes to it; until then a chain may be given to it. */
const deathMs = 250
/** So many chains before the first measure: by then everything lazy is there. */
const warmUp = (chains: number): number => Math.min(3000, Math.ceil(chains / 5))
const maxWarmUpShare = 1 / 4

/** Runs mixed chains for long and says what is left behind. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  return new Soak(options).run()
}

class Soak {
  readonly #options: SoakOptions
  readonly #random: () => number
  readonly #pool = createSandbox({ maxProcesses })
  readonly #chains: ToolChainTool
  readonly #byKind = new Map<string, number>()
  readonly #faults: string[] = []
  #faultCount = 0
  #started = 0
  #ended = 0
  /** How many processes have been killed; a chain that saw one die may have been on it. */
  #kills = 0
  #lastKillAt = Number.NEGATIVE_INFINITY
  #peakProcesses = 0
  #peakRssMb = 0
  #warm: Footprint | undefined
  readonly #startedAt = performance.now()

  constructor(options: SoakOptions) {
    this.#options = options
    this.#random = mulberry32(options.seed)
    const registry = [echo, fail, large, pause, this.#killer()]
    const artifactStore = new MemoryBlobStore({ ttlMs: 2000 })
    const invoker = new ToolInvoker({ registry, artifactStore, policy: { maxToolCalls: 100 } })
    this.#chains = new ToolChainTool({ invoker, sandbox: this.#pool, check: 'off' })
  }

  async run(): Promise<SoakReport> {
    const { chains, maxMs } = this.#options
    const watch = setInterval(() => this.#look(), 50)
    await this.#until(warmUp(chains), maxMs * maxWarmUpShare)
    this.#warm = await this.#atRest()
    await this.#until(chains, maxMs)
    const rest = await this.#atRest()
    clearInterval(watch)
    await this.#chains.close()
    await this.#pool.close()
    return { ...this.#report(), rest, closed: await settled() }
  }

  async #until(chains: number, maxMs: number): Promise<void> {
    const lane = async (): Promise<void> => {
      while (this.#started < chains && performance.now() - this.#startedAt < maxMs) await this.#one()
    }
    await Promise.all(Array.from({ length: this.#options.concurrency }, lane))
  }

  async #one(): Promise<void> {
    this.#started += 1
    const kind = this.#draw()
    const killsBefore = this.#kills
    const sinceKillMs = performance.now() - this.#lastKillAt
    const result = await this.#runKind(kind)
    this.#ended += 1
    this.#byKind.set(kind.name, (this.#byKind.get(kind.name) ?? 0) + 1)
    const wrong = fault(kind, result)
    const mayBeKilled = this.#kills > killsBefore || sinceKillMs < deathMs
    if (wrong !== undefined && !(mayBeKilled && hasCrashed(result)))
      this.#note(`${wrong} (started ${Math.round(sinceKillMs)} ms after the last kill)`)
    if (this.#ended % progressEvery === 0) this.#options.onProgress?.(this.#report())
  }

  async #runKind({ script, policy = {}, cancelWithinMs }: Kind): Promise<ChainRunResult> {
    const aborter = new AbortController()
    const wait = cancelWithinMs === undefined ? undefined : cancelWithinMs * this.#random()
    const timer = wait === undefined ? undefined : setTimeout(() => aborter.abort(), wait)
    const tenant = tenants[Math.floor(this.#random() * tenants.length)] ?? 'ann'
    try {
      return await this.#chains.run({ script, policy, signal: aborter.signal, ctx: { tenant } })
    } finally {
      clearTimeout(timer)
    }
  }

  #note(wrong: string): void {
    this.#faultCount += 1
    if (this.#faults.length < 100) this.#faults.push(wrong)
  }

  #draw(): Kind {
    let left = this.#random() * totalWeight
    for (const kind of kinds) {
      left -= kind.weight
      if (left < 0) return kind
    }
    return kinds[0]!
  }

  // A process that dies by itself, whichever: what it ran must end as crashed, and nothing else may notice.
  #killer(): Tool {
    return {
      ...anything,
      name: 'kill',
      description: 'Kills a process of the pool.',
      execute: () => {
        const { pids } = this.#pool.stats
        this.#kills += 1
        this.#lastKillAt = performance.now()
        for (const pid of pids) tryKill(pid)
        return 1
      },
    }
  }

  #look(): void {
    this.#peakProcesses = Math.max(this.#peakProcesses, this.#pool.stats.processes)
    this.#peakRssMb = Math.max(this.#peakRssMb, process.memoryUsage.rss() / 1024 / 1024)
  }

  // Blobs have expired, processes that were killed are gone, and those of the pool are as many as it keeps.
  async #atRest(): Promise<Footprint> {
    await sleep(2500)
    await this.#chains.run({ script: 'return (await tools.large.invoke({ kb: 64 })).bytes' })
    return settled()
  }

  #report(): SoakReport {
    return {
      chains: this.#ended,
      ms: performance.now() - this.#startedAt,
      byKind: Object.fromEntries(this.#byKind),
      faults: this.#faults,
      faultCount: this.#faultCount,
      warm: this.#warm,
      rest: undefined,
      closed: undefined,
      peakProcesses: this.#peakProcesses,
      peakRssMb: this.#peakRssMb,
    }
  }
}

const hasCrashed = (result: ChainRunResult): boolean =>
  result.status !== 'ok' && result.status !== 'suspended' && result.error.code === 'crashed'
const totalWeight = kinds.reduce((sum, { weight }) => sum + weight, 0)
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function settled(): Promise<Footprint> {
  await sleep(500)
  return takeFootprint()
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

const anything = { inputSchema: { type: 'object', additionalProperties: true } } as const
const echo: Tool = {
  ...anything,
  name: 'echo',
  description: 'Gives back v.',
  execute: (args) => (args as { readonly v?: unknown }).v,
}
const fail: Tool = {
  ...anything,
  name: 'fail',
  description: 'Fails.',
  execute: () => {
    throw new Error('as it should')
  },
}
const large: Tool = {
  ...anything,
  name: 'large',
  description: 'Gives a long text.',
  execute: (args) => 'x'.repeat((args as { readonly kb: number }).kb * 1024),
}
const pause: Tool = {
  ...anything,
  name: 'pause',
  description: 'Waits.',
  execute: (args, { signal }: ToolContext) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      }
      const timer = setTimeout(
        () => {
          signal.removeEventListener('abort', stop)
          resolve(1)
        },
        (args as { readonly ms: number }).ms,
      )
      signal.addEventListener('abort', stop, { once: true })
    }),
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
