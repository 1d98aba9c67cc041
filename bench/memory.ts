/** Measures memory in a process that does nothing else, and sends what it found. */
import { setTimeout } from 'node:timers/promises'

import { ToolChainTool } from 'catenary'

import { memoryOf, sandboxProcesses } from './child-memory.ts'
import { median } from './statistics.ts'
import { createInvoker } from './systems/catenary.ts'
import { benchTools } from './tools.ts'

/** What memory is used for; MB and KB as said. */
export interface MemoryReport {
  readonly hostKbPerIdleChild: number
  readonly hostKbPerRunningChain: number
  readonly idleResidentMb: number
  readonly idlePrivateMb: number
  readonly runningResidentMb: number
  readonly runningPrivateMb: number
}

const children = 16
const patienceMs = 20_000

const { promise: released, resolve: release } = Promise.withResolvers<null>()
let waiting = 0
const invoker = createInvoker([
  ...benchTools(),
  {
    name: 'wait',
    description: 'Waits until it is let go.',
    input: { type: 'object', properties: {} },
    run() {
      waiting += 1
      return released
    },
  },
])

// Everything is loaded and warm before anything is weighed.
await using first = new ToolChainTool({ invoker })
for (let i = 0; i < 20; i += 1) await first.run({ script: 'return await tools.noop({})' })
const none = sandboxProcesses().length
const empty = await weighHost()
await using chains = new ToolChainTool({ invoker, sandbox: { minIdle: children } })
await until(() => sandboxProcesses().length >= none + children)
await setTimeout(1000)
const idle = await weighHost()
const idleChildren = weighChildren()
const running = Array.from({ length: children }, () => chains.run({ script: 'return await tools.wait({})' }))
await until(() => waiting === children)
await setTimeout(200)
const busy = await weighHost()
const busyChildren = weighChildren()
release(null)
await Promise.all(running)
const report: MemoryReport = {
  hostKbPerIdleChild: Math.max(0, (idle - empty) / children),
  hostKbPerRunningChain: Math.max(0, (busy - idle) / children),
  idleResidentMb: idleChildren.residentMb,
  idlePrivateMb: idleChildren.privateMb,
  runningResidentMb: busyChildren.residentMb,
  runningPrivateMb: busyChildren.privateMb,
}
process.send?.(report)

async function weighHost(): Promise<number> {
  for (let i = 0; i < 5; i += 1) {
    globalThis.gc?.()
    await setTimeout(20)
  }
  return process.memoryUsage().rss / 1024
}

function weighChildren(): { readonly residentMb: number; readonly privateMb: number } {
  const weights = sandboxProcesses().flatMap((pid) => memoryOf(pid) ?? [])
  return {
    residentMb: median(weights.map(({ residentMb }) => residentMb)),
    privateMb: median(weights.map(({ privateMb }) => privateMb)),
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > end) throw new Error('the sandbox processes did not come up in time')
    await setTimeout(50)
  }
}
