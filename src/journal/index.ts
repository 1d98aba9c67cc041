export { JournalError, type JournalErrorCode } from './journal-error.ts'
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
