import { JournalError } from './journal-error.ts'
import type { Journal } from './types.ts'

/**
 * Cancels a chain from outside, in whatever process it runs: `asked` if somebody runs it and will stop, `cancelled`
 * if nobody did, `ended` if it had ended already.
 * @throws JournalError `chain_unknown`
 */
export async function cancelChain(
  journal: Journal,
  chainId: string,
): Promise<'asked' | 'cancelled' | 'ended'> {
  const chain = await journal.get(chainId)
  if (chain === undefined) throw new JournalError('chain_unknown', 'The journal has no chain of this id.')
  if (!(await journal.requestCancel(chainId))) return 'ended'
  try {
    await using lease = await journal.acquire(chainId)
    await lease.settle('cancelled', chain.outcome ?? 'null')
    return 'cancelled'
  } catch (error) {
    if (error instanceof JournalError && error.code === 'chain_held') return 'asked'
    throw error
  }
}
