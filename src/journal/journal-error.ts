/** Why a journal refused. */
export type JournalErrorCode =
  | 'unreadable' // the file is no journal, or is damaged
  | 'newer_schema' // a later version of Catenary has written it
  | 'read_only'
  | 'busy' // another process keeps the file locked
  | 'write_failed' // the disk is full or broken
  | 'chain_unknown'
  | 'chain_exists'
  | 'chain_held' // another process runs the chain
  | 'lease_lost' // another process has taken the chain over
  | 'journal_mismatch' // what is to be resumed is not what was journaled

/** The one error class of the journal room. */
export class JournalError extends Error {
  override readonly name = 'JournalError'
  readonly code: JournalErrorCode

  constructor(code: JournalErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
