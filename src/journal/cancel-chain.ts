import { JournalError } from './journal-error.ts'
import type { Journal } from './types.ts'

/** Whoever keeps the questions of chains: an `ApprovalInbox`. */
export interface OpenQuestions {
  withdraw(chain: { readonly chainId: string; readonly tenant: string }): Promise<unknown>
}

export interface CancelOptions {
  /** Where a suspended chain has open questions: they are withdrawn. @default they stay until they expire */
  readonly inbox?: OpenQuestions
}

/**
 * Cancels a chain from outside, in whatever process it runs: `asked` if somebody runs it and will stop, `cancelled`
 * if nobody did, `ended` if it had ended already.
 * @throws JournalError `chain_unknown`
 */
export async function cancelChain(
  journal: Journal,
  chainId: string,
  { inbox }: CancelOptions = {},
): Promise<'asked' | 'cancelled' | 'ended'> {
  const chain = await journal.get(chainId)
  if (chain === undefined) throw new JournalError('chain_unknown', 'The journal has no chain of this id.')
  if (!(await journal.requestCancel(chainId))) return 'ended'
  try {
    await using lease = await journal.acquire(chainId)
    await lease.settle('cancelled', chain.outcome ?? 'null')
    await inbox?.withdraw({ chainId, tenant: chain.tenant })
    return 'cancelled'
  } catch (error) {
    if (error instanceof JournalError && error.code === 'chain_held') return 'asked'
    throw error
  }
}
