import { z } from 'zod'
import { CatenaryError } from './errors.ts'
import type { ChainPolicy } from './policy.ts'
import { toolRiskSchema, ToolRisk } from './risk.ts'

/** A timer of Node fires at once beyond this: 24.8 days. */
const maxTimerMs = 2 ** 31 - 1
const mebibyte = 1024 * 1024

/** The limits of a chain where nothing else is said. */
export const DEFAULT_POLICY: ChainPolicy = Object.freeze({
  maxToolCalls: 50,
  callTimeoutMs: 60_000,
  approvalTimeoutMs: 55_000,
  totalTimeoutMs: 300_000,
  maxRiskUnapproved: ToolRisk.SAFE,
  maxConcurrency: 8,
  cpuMs: 10_000,
  memoryMb: 128,
  maxInlineResultBytes: 4096,
  maxHydratedResultBytes: 8 * mebibyte,
  maxArgumentBytes: mebibyte,
  maxResolvedBytes: 64 * mebibyte,
  maxStreamedBytes: 16 * 1024 * mebibyte,
  maxWorkspaceBytes: 64 * mebibyte,
  maxWorkspaceFiles: 1000,
  maxSourceBytes: 256 * 1024,
  modules: Object.freeze([]),
  maxLogBytes: 64 * 1024,
  maxResultBytes: 32 * mebibyte,
})

/** The limits of direct calls: those of a chain would throttle an ordinary agent. */
export const DIRECT_POLICY: ChainPolicy = Object.freeze({
  ...DEFAULT_POLICY,
  maxToolCalls: 10_000,
  callTimeoutMs: 600_000,
  approvalTimeoutMs: 300_000,
  totalTimeoutMs: 3_600_000,
})

/** As npm has them, without a path or a version. */
const modulesSchema = z.array(z.string().regex(/^(?:@[a-z\d._~-]+\/)?[a-z\d~-][a-z\d._~-]*$/i)).readonly()

/** The smallest and largest value of each number in a policy. */
const bounds: Readonly<
  Record<Exclude<keyof ChainPolicy, 'maxRiskUnapproved' | 'modules'>, readonly [number, number]>
> = {
  maxToolCalls: [0, Number.MAX_SAFE_INTEGER],
  callTimeoutMs: [2, maxTimerMs],
  approvalTimeoutMs: [1, maxTimerMs],
  totalTimeoutMs: [1, maxTimerMs],
  maxConcurrency: [1, Number.MAX_SAFE_INTEGER],
  cpuMs: [1, maxTimerMs],
  memoryMb: [8, 1024 * 1024],
  maxInlineResultBytes: [0, Number.MAX_SAFE_INTEGER],
  maxHydratedResultBytes: [0, Number.MAX_SAFE_INTEGER],
  maxArgumentBytes: [0, Number.MAX_SAFE_INTEGER],
  maxResolvedBytes: [0, Number.MAX_SAFE_INTEGER],
  maxStreamedBytes: [0, Number.MAX_SAFE_INTEGER],
  maxWorkspaceBytes: [0, Number.MAX_SAFE_INTEGER],
  maxWorkspaceFiles: [0, Number.MAX_SAFE_INTEGER],
  maxSourceBytes: [0, Number.MAX_SAFE_INTEGER],
  maxLogBytes: [0, Number.MAX_SAFE_INTEGER],
  maxResultBytes: [0, Number.MAX_SAFE_INTEGER],
}

/**
 * A full policy from overrides. Where `callTimeoutMs` is given and `approvalTimeoutMs` is not, and the base's
 * approval would not fit below it, the approval gets eleven twelfths of the call's time (the default's share), so
 * that nobody is refused for a field they never wrote. A field that is `undefined` counts as absent.
 * @throws `invalid_policy` with the field's name
 */
export function chainPolicy(
  overrides: Partial<ChainPolicy> = {},
  base: ChainPolicy = DEFAULT_POLICY,
): ChainPolicy {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    throw new CatenaryError('invalid_policy', 'A policy is an object of limits.', { field: 'policy' })
  }
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined)
  for (const [field, value] of given) checkField(field, value)
  const merged: ChainPolicy = { ...base, ...Object.fromEntries(given) }
  const policy = overrides.approvalTimeoutMs === undefined ? withFittingApproval(merged) : merged
  if (policy.approvalTimeoutMs >= policy.callTimeoutMs) {
    refuse('approvalTimeoutMs', `must be below callTimeoutMs (${policy.callTimeoutMs})`)
  }
  return Object.freeze(policy)
}

function withFittingApproval(policy: ChainPolicy): ChainPolicy {
  if (policy.approvalTimeoutMs < policy.callTimeoutMs) return policy
  return { ...policy, approvalTimeoutMs: Math.max(1, Math.floor((policy.callTimeoutMs * 11) / 12)) }
}

function checkField(field: string, value: unknown): void {
  if (field === 'maxRiskUnapproved') {
    if (!toolRiskSchema.safeParse(value).success) refuse(field, 'must be safe, high or critical')
    return
  }
  if (field === 'modules') {
    if (!modulesSchema.safeParse(value).success) refuse(field, 'must be a list of names of packages')
    return
  }
  if (!isBounded(field)) {
    refuse(
      field.slice(0, 64),
      `is no limit of a policy; there are ${Object.keys(bounds).join(', ')}, maxRiskUnapproved, modules`,
    )
  }
  const [min, max] = bounds[field]
  if (typeof value !== 'number' || !Number.isInteger(value)) refuse(field, 'must be an integer')
  if (value < min || value > max) refuse(field, `must be at least ${min} and at most ${max}`)
}

function isBounded(field: string): field is keyof typeof bounds {
  return Object.hasOwn(bounds, field)
}

function refuse(field: string, problem: string): never {
  throw new CatenaryError('invalid_policy', `policy.${field} ${problem}.`, { field })
}

/** A full policy in its JSON form. */
export const chainPolicySchema: z.ZodType<ChainPolicy> = z.strictObject({
  maxToolCalls: limit('maxToolCalls'),
  callTimeoutMs: limit('callTimeoutMs'),
  approvalTimeoutMs: limit('approvalTimeoutMs'),
  totalTimeoutMs: limit('totalTimeoutMs'),
  maxRiskUnapproved: toolRiskSchema,
  modules: modulesSchema,
  maxConcurrency: limit('maxConcurrency'),
  cpuMs: limit('cpuMs'),
  memoryMb: limit('memoryMb'),
  maxInlineResultBytes: limit('maxInlineResultBytes'),
  maxHydratedResultBytes: limit('maxHydratedResultBytes'),
  maxArgumentBytes: limit('maxArgumentBytes'),
  maxResolvedBytes: limit('maxResolvedBytes'),
  maxStreamedBytes: limit('maxStreamedBytes'),
  maxWorkspaceBytes: limit('maxWorkspaceBytes'),
  maxWorkspaceFiles: limit('maxWorkspaceFiles'),
  maxSourceBytes: limit('maxSourceBytes'),
  maxLogBytes: limit('maxLogBytes'),
  maxResultBytes: limit('maxResultBytes'),
})

function limit(field: keyof typeof bounds): z.ZodType<number> {
  const [min, max] = bounds[field]
  return z.int().min(min).max(max)
}
