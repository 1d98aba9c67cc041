import { CatenaryError, chainPolicy } from '../index.ts'
import type { ChainPolicy } from '../index.ts'
import { readJsonOption } from './json-option.ts'
import { UsageError } from './usage-error.ts'

/** The overrides after `--policy`, checked. @throws UsageError naming the field */
export async function readPolicyOption(given: string): Promise<Partial<ChainPolicy>> {
  const overrides = await readJsonOption('--policy', given)
  try {
    // Unknown until it is checked, and the check is the policy's own.
    chainPolicy(overrides as Partial<ChainPolicy>)
  } catch (error) {
    throw CatenaryError.isInstance(error) ? new UsageError(`--policy: ${error.message}`) : error
  }
  return overrides as Partial<ChainPolicy>
}
