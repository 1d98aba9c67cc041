import type { ChainRunResult } from '../index.ts'

/** What the process says when it ends. A signal adds its number to 128. */
export const exitCode = { ok: 0, failed: 1, usage: 2, suspended: 3, timeout: 124 } as const

/** The exit code for how a chain ended. */
export function exitCodeOf({ status }: Pick<ChainRunResult, 'status'>): number {
  switch (status) {
    case 'ok':
      return exitCode.ok
    case 'error':
    case 'cancelled':
      return exitCode.failed
    case 'timeout':
      return exitCode.timeout
    case 'suspended':
      return exitCode.suspended
    default:
      return status satisfies never
  }
}
