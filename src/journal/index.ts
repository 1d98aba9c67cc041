export { cancelChain, type CancelOptions, type OpenQuestions } from './cancel-chain.ts'
export { JournalError, type JournalErrorCode } from './journal-error.ts'
export { MemoryJournal, type MemoryJournalOptions } from './memory.ts'
export { SqliteJournal, type JournalDurability, type SqliteJournalOptions } from './sqlite.ts'
export type {
  AnswerEntry,
  ChainLease,
  ChainQuery,
  ChainState,
  Journal,
  JournalEntry,
  JournaledChain,
  NewChain,
  StartedEntry,
} from './types.ts'
