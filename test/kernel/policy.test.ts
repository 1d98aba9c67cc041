import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CatenaryError,
  chainPolicy,
  DEFAULT_POLICY,
  DIRECT_POLICY,
  type ChainPolicy,
} from '../../src/kernel/index.ts'

const numbers = Object.entries(DEFAULT_POLICY).flatMap(([field, value]) =>
  typeof value === 'number' ? [field] : [],
)
const timeouts = ['callTimeoutMs', 'approvalTimeoutMs', 'totalTimeoutMs', 'cpuMs']

function refusal(make: () => unknown): CatenaryError {
  try {
    make()
  } catch (error) {
    if (CatenaryError.isInstance(error)) return error
    throw error
  }
  throw new Error('it was accepted')
}

function refusedFor(overrides: object): { code: string; field: string | undefined; message: string } {
  const { code, field, message } = refusal(() => chainPolicy(overrides as Partial<ChainPolicy>))
  return { code, field, message }
}

describe('chainPolicy', () => {
  it('has the documented defaults', () => {
    expect(chainPolicy()).toEqual({
      maxToolCalls: 50,
      modules: [],
      callTimeoutMs: 60_000,
      approvalTimeoutMs: 55_000,
      totalTimeoutMs: 300_000,
      maxRiskUnapproved: 'safe',
      maxConcurrency: 8,
      cpuMs: 10_000,
      memoryMb: 128,
      maxInlineResultBytes: 4096,
      maxHydratedResultBytes: 8_388_608,
      maxArgumentBytes: 1_048_576,
      maxResolvedBytes: 67_108_864,
      maxStreamedBytes: 17_179_869_184,
      maxWorkspaceBytes: 67_108_864,
      maxWorkspaceFiles: 1000,
      maxSourceBytes: 262_144,
      maxLogBytes: 65_536,
      maxResultBytes: 33_554_432,
    })
    expect(Object.isFrozen(chainPolicy({ maxToolCalls: 1 }))).toBe(true)
  })

  it('is wider for direct calls', () => {
    const { maxToolCalls, callTimeoutMs, approvalTimeoutMs, totalTimeoutMs } = DIRECT_POLICY
    expect([maxToolCalls, callTimeoutMs, approvalTimeoutMs, totalTimeoutMs]).toEqual([
      10_000, 600_000, 300_000, 3_600_000,
    ])
  })

  it.each(numbers)('trap 6: %s refuses what is no limit, with its name', (field) => {
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1.5, '5', null, {}, true]) {
      const { code, field: named, message } = refusedFor({ [field]: value })
      expect([code, named]).toEqual(['invalid_policy', field])
      expect(message).toContain(field)
    }
  })

  it.each(timeouts)('refuses %s of zero, and one that a timer cannot hold', (field) => {
    expect(refusedFor({ [field]: 0 }).field).toBe(field)
    expect(refusedFor({ [field]: 2 ** 31 }).field).toBe(field)
  })

  it('refuses a heap that V8 cannot start in', () => {
    expect(refusedFor({ memoryMb: 7 }).field).toBe('memoryMb')
  })

  it('refuses a field that it does not know, with its name', () => {
    const { field, message } = refusedFor({ maxTollCalls: 5 })
    expect(field).toBe('maxTollCalls')
    expect(message).toContain('maxToolCalls')
    expect(refusedFor(JSON.parse('{"__proto__":1}')).field).toBe('__proto__')
    expect(refusedFor({ constructor: 1 }).field).toBe('constructor')
  })

  it('refuses an unknown risk, and what is no object', () => {
    expect(refusedFor({ maxRiskUnapproved: 'none' }).field).toBe('maxRiskUnapproved')
    for (const wrong of [null, [], 'x', 5]) expect(refusedFor(wrong as never).code).toBe('invalid_policy')
  })

  it('trap 6: an approval that does not end before its call is refused', () => {
    expect(refusedFor({ approvalTimeoutMs: 60_000 }).field).toBe('approvalTimeoutMs')
    expect(refusedFor({ callTimeoutMs: 1000, approvalTimeoutMs: 1000 }).field).toBe('approvalTimeoutMs')
    expect(chainPolicy({ callTimeoutMs: 1000, approvalTimeoutMs: 999 }).approvalTimeoutMs).toBe(999)
  })

  it('shortens the approval that nobody wrote when the call is shortened', () => {
    expect(chainPolicy({ callTimeoutMs: 12_000 }).approvalTimeoutMs).toBe(11_000)
    expect(chainPolicy({ callTimeoutMs: 2 }).approvalTimeoutMs).toBe(1)
    expect(chainPolicy({ callTimeoutMs: 90_000 }).approvalTimeoutMs).toBe(55_000)
    const base = chainPolicy({ callTimeoutMs: 40_000, approvalTimeoutMs: 30_000 })
    expect(chainPolicy({ callTimeoutMs: 1200 }, base).approvalTimeoutMs).toBe(1100)
  })

  it('takes a field that is undefined as absent', () => {
    expect(chainPolicy({ maxToolCalls: undefined } as never)).toEqual(DEFAULT_POLICY)
  })

  it('gives, for whatever it accepts, a full policy that it accepts again', () => {
    const overrides = fc.record(
      {
        maxToolCalls: fc.nat(),
        callTimeoutMs: fc.integer({ min: 2, max: 2 ** 31 - 1 }),
        totalTimeoutMs: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        maxRiskUnapproved: fc.constantFrom('safe' as const, 'high' as const, 'critical' as const),
        maxInlineResultBytes: fc.nat(),
        memoryMb: fc.integer({ min: 8, max: 4096 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(overrides, (given) => {
        const policy = chainPolicy(given)
        expect(policy).toMatchObject(given)
        expect(policy.approvalTimeoutMs).toBeLessThan(policy.callTimeoutMs)
        expect(chainPolicy(policy)).toEqual(policy)
      }),
    )
  })

  it('never accepts what breaks a bound', () => {
    const wrong = fc.oneof(
      fc.integer({ max: -1 }),
      fc.double({ noInteger: true }),
      fc.constant(Number.POSITIVE_INFINITY),
    )
    fc.assert(
      fc.property(fc.constantFrom(...numbers), wrong, (field, value) => {
        expect(refusedFor({ [field]: value }).field).toBe(field)
      }),
    )
  })
})
