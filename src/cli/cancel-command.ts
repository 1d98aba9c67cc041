import { Command } from 'commander'

import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'

/** The command `catenary cancel`. `settle` is told the exit code. */
export function createCancelCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('cancel')
    .description('Cancel a chain, in whatever process it runs: its calls are told, and nothing new starts.')
    .argument('<id>', 'the id of the chain')
    .requiredOption('--journal <file>', 'the file that `catenary run` was given')
    .action(async (id: string, { journal: file }: { readonly journal: string }) => {
      const { ApprovalInbox, cancelChain, JournalError } = await import('../index.ts')
      const { openExistingChains } = await import('./open-chain-journal.ts')
      const { openInboxStore } = await import('./open-inbox-store.ts')
      const { UsageError } = await import('./usage-error.ts')
      await using journal = openExistingChains(file)
      using store = openInboxStore(file)
      const inbox = new ApprovalInbox({ store })
      const done = await cancelChain(journal, id, { inbox }).catch((error: unknown) => {
        throw error instanceof JournalError ? new UsageError(error.message) : error
      })
      output.note(done === 'ended' ? '[not cancelled]' : '[cancelled]', texts[done])
      settle(done === 'ended' ? exitCode.failed : exitCode.ok)
    })
}

const texts = {
  asked: 'the process that runs the chain stops it now',
  cancelled: 'nobody ran the chain; it can no longer be resumed',
  ended: 'the chain had ended already',
} as const
