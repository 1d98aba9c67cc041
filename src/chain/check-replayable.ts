import type { PreparedScript } from '../../sandbox/index.ts'
import { JournalError } from '../journal/index.ts'
import { bodyDigest, type ChainDefinition } from './chain-definition.ts'
import type { Mounted } from './mounted-tools.ts'

/**
 * Whether the script would be compiled to what it was, and still has all of its tools; others may have come.
 * @throws JournalError `journal_mismatch`
 */
export function checkReplayable(
  definition: ChainDefinition,
  script: PreparedScript,
  { callable }: Mounted,
): void {
  if (bodyDigest(script) !== definition.body)
    throw new JournalError(
      'journal_mismatch',
      'The script is not compiled to what it was: its packages or Catenary have changed. Go on with those it began with.',
    )
  const known = new Set(callable)
  const gone = definition.tools.filter((name) => !known.has(name))
  if (gone.length === 0) return
  throw new JournalError(
    'journal_mismatch',
    `Tools that the chain was begun with are not there: ${gone.slice(0, 5).join(', ')}.`,
  )
}
