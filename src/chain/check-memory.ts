import type { CheckNote } from '../kernel/index.ts'

type Note = CheckNote | undefined

/** What checks have said of scripts, so that one that comes again is not even looked at. */
export interface CheckMemory {
  /** Undefined for a script that was not checked against these tools. */
  get(key: string, tools: object): { readonly note: Note } | undefined
  /** Keeps what a check said, unless there was none. */
  keep(key: string, note: Note): void
}

const maxNotes = 256
/** Characters of all keys: scripts may be long. */
const maxLength = 4_000_000

/** A memory that forgets the oldest first, and everything when it is asked for other tools. */
export function createCheckMemory(): CheckMemory {
  const notes = new Map<string, { readonly note: Note }>()
  let length = 0
  let of: object | undefined
  const forget = (key: string): void => {
    if (notes.delete(key)) length -= key.length
  }
  return {
    get(key, tools) {
      if (of !== tools) for (const old of notes.keys()) forget(old)
      of = tools
      return notes.get(key)
    },
    keep(key, note) {
      if (note?.status === 'unchecked') return
      forget(key)
      notes.set(key, { note })
      length += key.length
      for (const oldest of notes.keys()) if (notes.size > maxNotes || length > maxLength) forget(oldest)
    },
  }
}
