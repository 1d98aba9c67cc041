import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool, type ToolInvokerOptions } from '../../src/invoker/index.ts'
import { tenantOwner } from '../../src/invoker/tenant-owner.ts'
import type { ApprovalRule, ToolRisk } from '../../src/kernel/index.ts'
import { bench, ScriptedApproval, WatchedStore } from './fixture.ts'

const ran: unknown[] = []
const input = z.object({
  note: z.string(),
  amount: z.coerce.number().default(500),
  lines: z.array(z.string().trim()).default([]),
})

async function setUp(
  more: Partial<ToolInvokerOptions> = {},
  classifyRisk?: (args: z.output<typeof input>) => ToolRisk,
) {
  ran.length = 0
  const store = new WatchedStore()
  const refund = defineTool({
    name: 'refund',
    description: 'Refunds.',
    input,
    risk: 'high',
    ...(classifyRisk === undefined ? {} : { classifyRisk }),
    execute: (args) => void ran.push(args),
  })
  const made = bench([refund], { artifactStore: store, ...more })
  const { ref } = await store.store(new TextEncoder().encode('thanks'), {
    mediaType: 'text/plain',
    owner: tenantOwner('local'),
  })
  made.session.issue(ref)
  return { ...made, note: { $artifact: ref } }
}

const rule = (more: Partial<ApprovalRule>): ApprovalRule => ({ id: 'big', action: 'deny', ...more })
const policy = { maxRiskUnapproved: 'high' } as const

describe('a call with artifacts is judged by what its schema makes of the rest', () => {
  it.each([
    ['a number that came as text', { amount: '500' }, { path: '/amount', atLeast: 100 }],
    ['a default', {}, { path: '/amount', equals: 500 }],
    ['a trimmed text', { lines: [' all '] }, { path: '/lines/*', equals: 'all' }],
  ] as const)('by rules: %s', async (_, args, condition) => {
    const { call, note } = await setUp({ policy, rules: [rule({ arguments: [condition] })] })
    expect((await call('refund', { note: 'thanks', ...args })).code).toBe('approval_denied')
    expect((await call('refund', { note, ...args })).code).toBe('approval_denied')
    expect(ran).toEqual([])
  })

  it('by whoever classifies the risk', async () => {
    const classifyRisk = ({ amount }: { readonly amount: number }): ToolRisk =>
      amount === 500 ? 'critical' : 'safe'
    const { call, note } = await setUp({}, classifyRisk)
    expect((await call('refund', { note, amount: '500' })).code).toBe('approval_unavailable')
    expect((await call('refund', { note })).code).toBe('approval_unavailable')
    expect((await call('refund', { note, amount: '5' })).status).toBe('ok')
    expect(ran).toEqual([{ note: 'thanks', amount: 5, lines: [] }])
  })

  it('by the approver, who sees it with the artifacts as they are named', async () => {
    const approvalHandler = new ScriptedApproval('approved')
    const { call, note } = await setUp({ approvalHandler })
    expect((await call('refund', { note, amount: '7', lines: [' a'] })).status).toBe('ok')
    expect(approvalHandler.asked[0]?.call.arguments).toEqual({ note, amount: 7, lines: ['a'] })
    expect(ran).toEqual([{ note: 'thanks', amount: 7, lines: ['a'] }])
  })

  it('and nobody is asked about one that cannot run', async () => {
    const approvalHandler = new ScriptedApproval('approved')
    const { call, note } = await setUp({ approvalHandler })
    expect((await call('refund', { note, amount: 'many' })).code).toBe('invalid_arguments')
    expect(approvalHandler.asked).toEqual([])
  })
})
