import { availableParallelism, totalmem } from 'node:os'

import { SandboxError } from './errors.ts'
import type { PoolOptions } from './types.ts'

/** A child with a running chain weighs about this much resident memory, in bytes (measured: 49-60 MB). */
const childBytes = 64 * 1024 ** 2

/** The smallest value of each number; all but the first may also be Infinity. */
const smallest = {
  maxProcesses: 1,
  minIdle: 0,
  maxQueue: 0,
  maxJobsPerProcess: 1,
  maxAgeMs: 1,
} as const satisfies Partial<Record<keyof PoolOptions, number>>

/** What each choice may be: one that is misspelt must not become the default in silence. */
const choices = {
  jit: [true, false],
  reuse: ['none', 'context'],
  jail: ['auto', 'require', 'off'],
} as const satisfies Partial<Record<keyof PoolOptions, readonly unknown[]>>

/**
 * The options of a pool with what was left out.
 *
 * @throws SandboxError `invalid_options` with the field's name
 */
export function poolOptions(given: PoolOptions): Required<PoolOptions> {
  const options: Required<PoolOptions> = {
    prelude: given.prelude,
    maxProcesses: given.maxProcesses ?? defaultProcesses(),
    minIdle: given.minIdle ?? 1,
    maxQueue: given.maxQueue ?? 1000,
    maxJobsPerProcess: given.maxJobsPerProcess ?? 1000,
    maxAgeMs: given.maxAgeMs ?? 600_000,
    jit: given.jit ?? false,
    reuse: given.reuse ?? 'none',
    jail: given.jail ?? 'auto',
  }
  for (const field of Object.keys(smallest) as (keyof typeof smallest)[]) checkNumber(field, options[field])
  for (const field of Object.keys(choices) as (keyof typeof choices)[]) {
    const allowed: readonly unknown[] = choices[field]
    if (!allowed.includes(options[field])) throw new SandboxError(field, `must be ${allowed.join(' or ')}`)
  }
  return options
}

function checkNumber(field: keyof typeof smallest, value: unknown): void {
  const least = smallest[field]
  const isWhole = Number.isInteger(value) || (field !== 'maxProcesses' && value === Infinity)
  if (typeof value === 'number' && isWhole && value >= least) return
  throw new SandboxError(field, `must be a whole number of at least ${least}`)
}

// A chain that waits for a tool or a human holds its process, so cores are the wrong measure: memory is the right one.
function defaultProcesses(): number {
  const byMemory = Math.floor(totalmem() / 4 / childBytes)
  return Math.max(availableParallelism(), Math.min(64, byMemory))
}
