import { AutoApprovalHandler } from 'catenary'
import type { ApprovalHandler, Clock } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, tool } from '../chain/chains.ts'

const { run } = chainBench()
const tenMinutes = 600_000

/** The machine's clock, which a test can put forward. */
class ShiftedClock implements Clock {
  #shiftMs = 0

  forward(ms: number): void {
    this.#shiftMs += ms
  }

  now(): number {
    return Date.now() + this.#shiftMs
  }

  monotonic(): number {
    return performance.now() + this.#shiftMs
  }
}

const pay = tool('pay', () => 'paid', { risk: 'high' })
const policy = { totalTimeoutMs: 20_000, approvalTimeoutMs: 30_000, cpuMs: 60_000 }
const busy = 'for (;;);'

/** Approves, and takes ten minutes for it. */
function slowApproval(clock: ShiftedClock): ApprovalHandler {
  return {
    async request() {
      clock.forward(tenMinutes)
      return { decision: 'approved', decidedBy: 'eve' }
    },
  }
}

describe('the time of a chain', () => {
  it('stands still while somebody decides, ten minutes for one call and ten for the next', async () => {
    const clock = new ShiftedClock()
    const result = await run('return [await tools.pay(), await tools.pay()]', [pay], {
      clock,
      policy,
      approvalHandler: slowApproval(clock),
    })
    expect(result).toMatchObject({ status: 'ok', value: ['paid', 'paid'] })
    for (const { approval } of result.trace) expect(approval?.waitedMs).toBeGreaterThanOrEqual(tenMinutes)
  }, 60_000)

  it('runs on while the script is busy: before the question and after it', async () => {
    const clock = new ShiftedClock()
    const limits = { ...policy, totalTimeoutMs: 700 }
    const approvalHandler = slowApproval(clock)
    const script = `await tools.pay(); ${busy}`
    const result = await run(script, [pay], { clock, policy: limits, approvalHandler })
    expect(result).toMatchObject({ status: 'timeout', error: { code: 'timeout' } })
    expect(result.trace).toMatchObject([{ status: 'ok', approval: { decision: 'approved' } }])
  }, 60_000)

  it('runs on while a tool works: the same ten minutes there end the chain', async () => {
    const clock = new ShiftedClock()
    const slow = tool('slow', () => clock.forward(tenMinutes))
    const result = await run('await tools.slow(); await tools.pay(); return 1', [slow, pay], {
      clock,
      policy,
      approvalHandler: new AutoApprovalHandler(),
    })
    expect(result.status).not.toBe('ok')
    expect(result.trace[1]).toMatchObject({ tool: 'pay', status: 'timeout' })
  }, 60_000)
})
