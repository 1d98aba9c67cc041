import { setTimeout } from 'node:timers/promises'

import type { CurveSource, OpenPoint } from './curve.ts'
import { runChecked } from './system.ts'
import type { BenchScript, BenchTool, OpenSystem } from './system.ts'
import { catenary, createInvoker } from './systems/catenary.ts'
import { benchTools, bystander, rows } from './tools.ts'
import { fiveCalls } from './workloads/throughput.ts'

const used = 3
const unit = 'ms'

/** Everything that could grow worse than it should. */
export const curveSources: readonly CurveSource[] = [
  {
    name: 'calls',
    title: 'calls of a chain, one after the other',
    unit,
    xs: [1, 10, 100, 1000, 10_000],
    prepare: (x) => chainOf(callsInTurn(x)),
  },
  {
    name: 'payload',
    title: 'bytes that a tool gives and takes, there and back',
    unit,
    xs: [100, 1000, 10_000, 100_000, 1_000_000, 8_000_000],
    prepare: (x) => chainOf(echoOf(x)),
  },
  {
    name: 'concurrency',
    title: 'chains of five calls started at once, until the last has ended',
    unit,
    xs: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    points: 'one by one',
    prepare: (x) =>
      openChain(benchTools(), (system) => Promise.all(repeat(x, () => runChecked(system, fiveCalls)))),
  },
  {
    name: 'tools',
    title: 'tools mounted, for a chain that uses three, after a rest',
    unit,
    xs: [used, 10, 100, 1000, 5000],
    prepare: (x) => openChain(manyTools(x), (system) => runChecked(system, threeTools), 200),
  },
  {
    name: 'tools without a rest',
    title: 'tools mounted, for chains that use three, one right after the other',
    unit,
    xs: [used, 10, 100, 1000, 5000],
    prepare: (x) => openChain(manyTools(x), (system) => runChecked(system, threeTools)),
  },
  {
    name: 'trace',
    title: 'records of a trace: the calls of one session of the invoker, and the trace at its end',
    unit,
    xs: [10, 100, 1000, 10_000, 50_000],
    prepare: async (x) => ({ measure: () => sessionOf(x), close: async () => undefined }),
  },
]

const threeTools: BenchScript = {
  js: `let n = 0; for (const tool of [tools.tool_0, tools.tool_1, tools.tool_2]) if (await tool({ limit: 1 }) === null) n++; return n`,
  calls: used,
  returns: used,
}

function callsInTurn(calls: number): BenchScript {
  return {
    js: `let n = 0; for (let i = 0; i < ${calls}; i++) if (await tools.noop({ i }) === null) n++; return n`,
    calls,
    returns: calls,
  }
}

function echoOf(bytes: number): BenchScript {
  return {
    js: `const rows = await tools.load({ bytes: ${bytes} }); return (await tools.echo({ rows })).length`,
    calls: 2,
    returns: rows(bytes).length,
  }
}

function manyTools(count: number): readonly BenchTool[] {
  return Array.from({ length: count }, (_, i) => bystander(i))
}

const repeat = <T>(times: number, work: () => T): T[] => Array.from({ length: times }, work)

const chainOf = (script: BenchScript): Promise<OpenPoint> =>
  openChain(benchTools(), (system) => runChecked(system, script), 20)

async function openChain(
  tools: readonly BenchTool[],
  work: (system: OpenSystem) => Promise<unknown>,
  restMs = 0,
): Promise<OpenPoint> {
  const system = await catenary('catenary').open(tools)
  return {
    async measure() {
      if (restMs > 0) await setTimeout(restMs)
      const start = performance.now()
      await work(system)
      return performance.now() - start
    },
    close: () => system.close(),
  }
}

async function sessionOf(calls: number): Promise<number> {
  const invoker = createInvoker(benchTools())
  const start = performance.now()
  await using session = invoker.openSession({ chainId: 'bench' })
  for (let i = 0; i < calls; i += 1)
    await invoker.invoke({ name: 'noop', argumentsJson: '{"i":1}' }, { session })
  if (session.trace.length !== calls) throw new Error('calls are missing in the trace')
  return performance.now() - start
}
