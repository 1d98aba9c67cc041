import { SqliteInboxStore } from '../index.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

/** The inbox in the file. @throws UsageError */
export function openInboxStore(file: string): SqliteInboxStore {
  try {
    return new SqliteInboxStore(file)
  } catch (error) {
    throw new UsageError(`--journal: ${file}: ${reasonOf(error)}`)
  }
}
