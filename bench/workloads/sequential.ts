import { runChecked } from '../system.ts'
import type { BenchScript } from '../system.ts'
import type { Workload } from '../workload.ts'

const calls = 1000
const script: BenchScript = {
  js: `let last; for (let i = 0; i < ${calls}; i++) last = await tools.noop({ i }); return last === null ? ${calls} : last`,
  py: `n = 0\nfor i in range(${calls}):\n    if noop(i=i) is None:\n        n = n + 1\nn`,
  calls,
  returns: calls,
}

/** Calls one after the other. */
export const sequential: Workload = {
  name: 'sequential',
  title: '1000 calls one after the other, each call',
  unit: 'us',
  turns: 3,
  script,
  async measure(system) {
    const start = performance.now()
    await runChecked(system, script)
    return ((performance.now() - start) * 1000) / calls
  },
}
