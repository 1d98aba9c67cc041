import { runChecked } from '../system.ts'
import type { BenchScript } from '../system.ts'
import type { Workload } from '../workload.ts'

const concurrency = 8
/** Not counted: whatever grows under load has grown then. */
const warmUpMs = 1000
const windowMs = 1500
const calls = 5

/** Five calls one after the other. */
export const fiveCalls: BenchScript = {
  js: `let n = 0; for (let i = 0; i < ${calls}; i++) if (await tools.noop({ i }) === null) n++; return n`,
  py: `n = 0\nfor i in range(${calls}):\n    if noop(i=i) is None:\n        n = n + 1\nn`,
  calls,
  returns: calls,
}

/** Chains by eight callers who start the next one as soon as their last has ended. */
export const throughput: Workload = {
  name: 'throughput',
  title: 'chains of five calls, eight at a time',
  unit: 'chains/s',
  turns: 1,
  script: fiveCalls,
  async measure(system) {
    const start = performance.now() + warmUpMs
    let chains = 0
    const caller = async (): Promise<void> => {
      for (let now = 0; now < start + windowMs; now = performance.now()) {
        await runChecked(system, fiveCalls)
        if (performance.now() > start) chains += 1
      }
    }
    await Promise.all(Array.from({ length: concurrency }, caller))
    return (chains * 1000) / (performance.now() - start)
  },
}
