import { runChecked } from '../system.ts'
import type { BenchScript } from '../system.ts'
import type { Workload } from '../workload.ts'

const calls = 50
const all = (tool: string): string =>
  `return (await Promise.all(Array.from({ length: ${calls} }, (_, i) => tools.${tool}({ i })))).length`

/** Calls that do nothing, made at once. */
export const parallel: Workload = {
  name: 'parallel',
  title: '50 calls in Promise.all, the chain',
  unit: 'ms',
  turns: 15,
  script: { js: all('noop'), calls, returns: calls },
  measure(system) {
    return timed(() => runChecked(system, this.script))
  },
}

/** Calls that take their time, made at once. */
export const parallelSlow: Workload = {
  name: 'parallel-slow',
  title: '50 parallel calls of 20 ms, the chain',
  unit: 'ms',
  turns: 3,
  script: { js: all('slow'), calls, returns: calls },
  measure(system) {
    return timed(() => runChecked(system, this.script))
  },
}

const oneSlow: BenchScript = {
  js: 'return await tools.slow({ i: 1 })',
  py: 'slow(i=1)',
  calls: 1,
  returns: null,
}

/** One call that takes its time: what the fifty are held against. */
export const singleSlow: Workload = {
  name: 'single-slow',
  title: 'one call of 20 ms, the chain',
  unit: 'ms',
  turns: 3,
  script: oneSlow,
  measure: (system) => timed(() => runChecked(system, oneSlow)),
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
