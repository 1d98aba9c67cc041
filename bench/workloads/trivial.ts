import { setTimeout } from 'node:timers/promises'

import { runChecked } from '../system.ts'
import type { BenchScript } from '../system.ts'
import type { Workload } from '../workload.ts'

/** Milliseconds of rest before a chain: chains come from a model, one at a time. */
const restMs = 20
const script: BenchScript = { js: 'return 1 + 1', py: '1 + 1', calls: 0, returns: 2 }

/** A chain that does nothing, after a short rest. */
export const trivial: Workload = {
  name: 'trivial',
  title: 'trivial chain, warm, after a rest of 20 ms',
  unit: 'ms',
  turns: 20,
  script,
  async measure(system) {
    await setTimeout(restMs)
    const start = performance.now()
    await runChecked(system, script)
    return performance.now() - start
  },
}

/** Chains that do nothing, each as soon as the last has ended. */
export const backToBack: Workload = {
  name: 'back-to-back',
  title: 'trivial chains without any rest between them, each',
  unit: 'ms',
  turns: 2,
  script,
  async measure(system) {
    const chains = 20
    const start = performance.now()
    for (let i = 0; i < chains; i += 1) await runChecked(system, script)
    return (performance.now() - start) / chains
  },
}
