import { existsSync } from 'node:fs'

import { JournalError, SqliteJournal } from '../index.ts'
import { UsageError } from './usage-error.ts'

/** Opens the journal in the file, which is made if it is not there. @throws UsageError */
export function openChainJournal(file: string): SqliteJournal {
  try {
    return new SqliteJournal({ path: file })
  } catch (error) {
    if (error instanceof JournalError) throw new UsageError(`--journal: ${error.message}`)
    throw error
  }
}

/** The same for a file that must be there. @throws UsageError */
export function openExistingChains(file: string): SqliteJournal {
  if (!existsSync(file)) throw new UsageError(`--journal: there is no file ${file}`)
  return openChainJournal(file)
}
