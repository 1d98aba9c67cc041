import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool } from '../../src/invoker/index.ts'
import type { InvocationResult } from '../../src/kernel/index.ts'
import { bench, invokerOf, ScriptedApproval, sleep, tool } from './fixture.ts'

const echo = tool('echo', (args) => args)

/** One call whose arguments are JSON text as it stands. */
async function callWith(argumentsJson: string, policy = {}): Promise<InvocationResult> {
  const { invoker, session } = bench([echo], { policy })
  return (await invoker.dispatch({ name: 'echo', argumentsJson }, { session })).result
}

describe('arguments as they come in', () => {
  it.each(['', '  ', 'null', '{}'])('%j is no arguments', async (text) => {
    expect(await callWith(text)).toMatchObject({ status: 'ok', structured: {} })
  })

  it.each(['[]', '1', '"x"', 'true'])('%s is no object, and is refused', async (text) => {
    expect(await callWith(text)).toMatchObject({
      code: 'invalid_arguments',
      text: expect.stringContaining('one object') as string,
    })
  })

  it('that are no JSON are refused without being repeated', async () => {
    const { code, text } = await callWith('{"password": hunter2}')
    expect(code).toBe('invalid_arguments')
    expect(text).not.toContain('hunter2')
  })

  it('are measured in bytes of UTF-8, the limit included', async () => {
    const text = JSON.stringify({ a: '€€' })
    expect(Buffer.byteLength(text)).toBe(14)
    expect((await callWith(text, { maxArgumentBytes: 14 })).status).toBe('ok')
    expect(await callWith(text, { maxArgumentBytes: 13 })).toMatchObject({
      code: 'arguments_too_large',
      effect: 'none',
    })
  })

  it('may nest 100 deep and no deeper', async () => {
    const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect((await callWith(nested(100))).status).toBe('ok')
    expect(await callWith(nested(101))).toMatchObject({
      code: 'invalid_arguments',
      text: expect.stringContaining('deeper') as string,
    })
    expect((await callWith(nested(50_000), { maxArgumentBytes: 10 ** 7 })).code).toBe('invalid_arguments')
  })

  it('keep a key named __proto__ as data', async () => {
    const seen: unknown[] = []
    const { invoker, session } = bench([tool('keep', (args) => void seen.push(args))])
    await invoker.invoke(
      { name: 'keep', argumentsJson: '{"__proto__":{"admin":true},"a":{"__proto__":1}}' },
      { session },
    )
    await invoker.invoke(
      { name: 'keep', arguments: JSON.parse('{"__proto__":{"admin":true},"a":{"__proto__":1}}') },
      { session },
    )
    for (const args of seen) {
      expect(JSON.stringify(args)).toBe('{"__proto__":{"admin":true},"a":{"__proto__":1}}')
      expect(Object.getPrototypeOf(args)).toBe(Object.prototype)
      expect((args as { admin?: boolean }).admin).toBeUndefined()
    }
    expect(seen).toHaveLength(2)
  })

  it('that are no JSON values are refused by place and kind', async () => {
    const invoker = invokerOf([echo])
    const refused = async (value: unknown): Promise<string> =>
      (await invoker.invoke({ name: 'echo', arguments: { rows: [1, value] } })).text
    expect(await refused(new Map())).toContain('rows[1] is a value of type Map')
    expect(await refused(10n)).toContain('rows[1] is a BigInt')
    expect(await refused(() => 1)).toContain('rows[1] is a function')
    expect(await refused(Number.NaN)).toContain('rows[1] is NaN')
    const cyclic: Record<string, unknown> = {}
    cyclic['self'] = cyclic
    expect(await refused(cyclic)).toContain('rows[1].self is a reference to an object that contains it')
    expect(
      (await invoker.invoke({ name: 'echo', arguments: { at: new Date(0), gone: undefined } })).structured,
    ).toEqual({ at: '1970-01-01T00:00:00.000Z' })
  })
})

describe('trap 36: what is approved is what runs', () => {
  const setUp = (): { asked: ScriptedApproval; ran: unknown[]; pay: ReturnType<typeof tool> } => {
    const ran: unknown[] = []
    const asked = new ScriptedApproval(async () => {
      await sleep(5)
      return 'approved'
    })
    return { asked, ran, pay: tool('pay', (args) => void ran.push(args), { risk: 'high' }) }
  }

  it('the very same object, frozen through and through', async () => {
    const { asked, ran, pay } = setUp()
    await bench([pay], { approvalHandler: asked }).call('pay', { to: { name: 'alice' }, list: [{ n: 1 }] })
    const [request] = asked.asked
    expect(ran[0]).toBe(request?.call.arguments)
    const { to, list } = ran[0] as { to: object; list: object[] }
    expect([ran[0], to, list, list[0], request, request?.call].every(Object.isFrozen)).toBe(true)
    expect(() => Object.assign(to, { name: 'mallory' })).toThrow(TypeError)
  })

  it('even if the caller changes its own object meanwhile', async () => {
    const { asked, ran, pay } = setUp()
    const mine = { to: 'alice', deep: { to: 'alice' } }
    const running = invokerOf([pay], { approvalHandler: asked }).invoke({ name: 'pay', arguments: mine })
    mine.to = 'mallory'
    mine.deep.to = 'mallory'
    await running
    expect(ran).toEqual([{ to: 'alice', deep: { to: 'alice' } }])
  })

  it('even if the tool is replaced or changed meanwhile', async () => {
    const { asked, ran, pay } = setUp()
    const { invoker, call } = bench([pay], { approvalHandler: asked })
    const running = call('pay', { to: 'alice' })
    invoker.toolbox.add(
      tool('pay', () => void ran.push('impostor')),
      { replace: true },
    )
    Object.assign(pay, { execute: () => void ran.push('swapped'), risk: 'safe' })
    await running
    expect(ran).toEqual([{ to: 'alice' }])
  })

  it('with what the schema made of the arguments, and the digest is of that', async () => {
    const asked = new ScriptedApproval('approved')
    const ran: unknown[] = []
    const input = z.object({ to: z.string().toLowerCase(), n: z.number().default(1) })
    const mail = defineTool({
      name: 'mail',
      description: '',
      risk: 'high',
      input,
      execute: (args) => void ran.push(args),
    })
    const { call, session } = bench([mail], { approvalHandler: asked })
    await call('mail', { to: 'ALICE' })
    await call('mail', { n: 1, to: 'alice' })
    expect(asked.asked.map((request) => request.call.arguments)).toEqual([
      { to: 'alice', n: 1 },
      { to: 'alice', n: 1 },
    ])
    expect(ran[0]).toBe(asked.asked[0]?.call.arguments)
    const digests = session.trace.map(({ argsDigest }) => argsDigest)
    expect(digests[0]).toBe(digests[1])
    expect(digests[0]).toMatch(/^[0-9a-f]{64}$/)
  })

  it('where JSON cannot carry what the schema makes, the arguments are shown as they came', async () => {
    const asked = new ScriptedApproval('approved')
    const ran: unknown[] = []
    const input = z.object({
      at: z.coerce.date(),
      tags: z.array(z.string()).transform((tags) => new Set(tags)),
    })
    const plan = defineTool({
      name: 'plan',
      description: '',
      risk: 'high',
      input,
      execute: (args) => void ran.push(args),
    })
    const { call } = bench([plan], { approvalHandler: asked })
    await call('plan', { at: '2020-01-01', tags: ['a'] })
    expect(asked.asked[0]?.call.arguments).toEqual({ at: '2020-01-01', tags: ['a'] })
    expect(ran).toEqual([{ at: new Date('2020-01-01'), tags: new Set(['a']) }])
  })
})

describe('trap 53 and 22: a prepared call', () => {
  it('runs its own frozen effect, once, whatever happens to the arguments', async () => {
    const ran: unknown[] = []
    const write = tool('write', () => void ran.push('execute'), {
      risk: 'high',
      prepareCall: (args) => {
        const { path } = args as { path: string }
        return { summary: `Writes ${path}`, execute: () => void ran.push(path) }
      },
    })
    const asked = new ScriptedApproval('approved')
    const { call } = bench([write], { approvalHandler: asked })
    expect(await call('write', { path: '/a' })).toMatchObject({ status: 'ok', effect: 'done' })
    expect(asked.asked[0]).toMatchObject({ summary: 'Writes /a' })
    expect(ran).toEqual(['/a'])
  })

  it('is not run if it is denied, and prepares nothing for arguments that do not fit', async () => {
    let prepared = 0
    const ran: unknown[] = []
    const prepareCall = (): { summary: string; execute(): void } => {
      prepared += 1
      return { summary: 's', execute: () => void ran.push(1) }
    }
    const write = {
      ...tool('write', () => 1, { risk: 'high', prepareCall }),
      inputSchema: { type: 'object', properties: { a: {} } },
    }
    const { call } = bench([write], { approvalHandler: new ScriptedApproval('denied') })
    expect((await call('write', { b: 1 })).code).toBe('invalid_arguments')
    expect(prepared).toBe(0)
    expect((await call('write', { a: 1 })).code).toBe('approval_denied')
    expect([prepared, ran]).toEqual([1, []])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no such file')
      },
      'no such file',
    ],
    ['prepares nothing', () => undefined as never, 'prepared nothing'],
    ['prepares no effect', () => ({ summary: 'x' }) as never, 'no execute'],
    ['hangs', () => new Promise<never>(() => undefined), 'not ready'],
  ])('that %s runs nothing', async (_, prepareCall, why) => {
    const ran: unknown[] = []
    const write = tool('write', () => void ran.push(1), { prepareCall, timeoutMs: 20 })
    expect(await bench([write]).call('write')).toMatchObject({
      code: 'prepare_failed',
      effect: 'none',
      text: expect.stringContaining(why) as string,
    })
    expect(ran).toEqual([])
  })
})
