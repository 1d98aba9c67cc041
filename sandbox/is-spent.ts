import type { SandboxChild } from './child-process.ts'
import type { PoolOptions } from './types.ts'

const maxRssMb = 200

/** Whether a process has served for long enough, and is to be replaced before its next job. */
export function isSpent(
  child: SandboxChild,
  { maxJobsPerProcess, maxAgeMs }: Pick<Required<PoolOptions>, 'maxJobsPerProcess' | 'maxAgeMs'>,
): boolean {
  if (child.jobs === 0) return false
  if (child.jobs >= maxJobsPerProcess) return true
  if (performance.now() - child.bornAt >= maxAgeMs) return true
  // Resident memory is looked at now and then: a look costs a file read.
  return child.jobs % 16 === 0 && (child.residentMb ?? 0) > maxRssMb
}
