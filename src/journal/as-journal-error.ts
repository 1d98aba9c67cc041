import { JournalError, type JournalErrorCode } from './journal-error.ts'

/** Result codes of SQLite; the lower eight bits say the kind. */
const kinds: Readonly<Record<number, readonly [JournalErrorCode, string]>> = {
  5: ['busy', 'is locked by another process: end that one, or wait'],
  6: ['busy', 'is locked by another process: end that one, or wait'],
  8: ['read_only', 'cannot be written: see its permissions and those of its folder'],
  10: ['write_failed', 'could not be read or written: see the disk'],
  11: ['unreadable', 'is damaged: keep a copy of it and start a new file'],
  13: ['write_failed', 'could not be written: the disk is full'],
  14: ['unreadable', 'cannot be opened: see that its folder is there and may be used'],
  26: ['unreadable', 'is no journal: give another file'],
}

/** What went wrong with a journal's file, in words. */
export function asJournalError(error: unknown, path: string): JournalError {
  if (error instanceof JournalError) return error
  const number =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : -1
  const [code, text] = kinds[number & 0xff] ?? ['unreadable', 'cannot be used as a journal']
  return new JournalError(code, `The journal ${path} ${text}.`, error)
}
