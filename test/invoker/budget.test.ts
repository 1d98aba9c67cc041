import { describe, expect, it } from 'vitest'
import { chainToolBrand, type AnyTool } from '../../src/kernel/index.ts'
import { bench, invokerOf, sleep, tool } from './fixture.ts'

describe('the budget', () => {
  it('trap 45: is never exceeded by calls made at the same moment', async () => {
    let running = 0
    const { session, call } = bench(
      [
        tool('a', async () => {
          running += 1
          await sleep(5)
        }),
      ],
      { policy: { maxToolCalls: 3 } },
    )
    const results = await Promise.all(Array.from({ length: 10 }, () => call('a')))
    expect(results.filter(({ code }) => code === 'budget')).toHaveLength(7)
    expect([running, session.callCount, session.refusedCalls]).toEqual([3, 3, 7])
  })

  it('trap 45: counts calls of unknown tools, wrong arguments and denials', async () => {
    const { session, call } = bench([tool('pay', () => 1, { risk: 'high' })], { policy: { maxToolCalls: 3 } })
    for (const name of ['nope', 'pay', 'pay', 'pay']) await call(name, name === 'nope' ? {} : { a: 1 })
    expect(session.trace.map(({ code }) => code)).toEqual([
      'unknown_tool',
      'approval_unavailable',
      'approval_unavailable',
      'budget',
    ])
  })

  it('of nothing lets nothing run', async () => {
    const ran: unknown[] = []
    expect(
      await bench([tool('a', () => void ran.push(1))], { policy: { maxToolCalls: 0 } }).call('a'),
    ).toMatchObject({ code: 'budget', effect: 'none', retryable: false })
    expect(ran).toEqual([])
  })

  it('trap 64: records refused calls too, but a script that never stops cannot fill the memory with them', async () => {
    const { session, call } = bench([tool('a', () => 1)], { policy: { maxToolCalls: 1 } })
    for (let index = 0; index < 1000; index += 1) await call('a')
    expect([session.trace.length, session.refusedCalls]).toEqual([101, 999])
    expect(session.trace.map(({ seq }) => seq)).toEqual(Array.from({ length: 101 }, (_, index) => index + 1))
  })
})

describe('what a chain cannot call', () => {
  const hosted: AnyTool = { name: 'web', description: '', providerSpecs: { acme: {} } }
  const ran: unknown[] = []
  const defined: AnyTool = {
    ...hosted,
    name: 'bash',
    callTypes: ['bash'],
    handleCall: (given) => ran.push(given),
  }
  const chain = Object.assign(
    tool('harmless_name', () => void ran.push('chain')),
    { [chainToolBrand]: true },
  )

  it.each(['web', 'bash', 'harmless_name'])('trap 45: %s', async (name) => {
    ran.length = 0
    expect(await bench([hosted, defined, chain]).call(name)).toMatchObject({
      code: 'not_callable',
      effect: 'none',
    })
    expect(ran).toEqual([])
  })

  it('is still there for a direct call, but for what the provider runs', async () => {
    const invoker = invokerOf([hosted, defined, chain])
    expect((await invoker.invoke({ name: 'web' })).code).toBe('not_callable')
    expect((await invoker.invoke({ name: 'bash', arguments: { command: 'ls' } })).status).toBe('ok')
    expect((await invoker.invoke({ name: 'harmless_name' })).status).toBe('ok')
    expect(ran).toContainEqual({ command: 'ls' })
  })

  it('a provider-defined tool that is risky asks like any other', async () => {
    const risky = { ...defined, risk: 'high' as const }
    expect((await invokerOf([risky]).invoke({ name: 'bash' })).code).toBe('approval_unavailable')
  })

  it('an unknown name is told printable and bounded', async () => {
    const { call, session } = bench([])
    const { text } = await call(`x\u001b[2J\u202e${'y'.repeat(1000)}`)
    expect(text).toMatch(/^There is no tool named "x\ufffd\[2J\ufffdy+…"/u)
    expect(text.length).toBeLessThan(300)
    expect(session.trace[0]?.tool.length).toBeLessThan(140)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a name that every object has is no tool: %s',
    async (name) => {
      expect((await bench([]).call(name)).code).toBe('unknown_tool')
    },
  )
})
