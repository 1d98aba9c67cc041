import type { AnswerEntry, JournalEntry } from '../journal/index.ts'
import { readFacts } from './call-facts.ts'

/**
 * What to drop of a journal so that the call a chain failed of is made again: its answer, and what the script asked
 * only because of it. Nothing where that could undo or repeat an effect.
 */
export function rewind(entries: readonly JournalEntry[], failedId: number): readonly number[] {
  const at = entries.findIndex(({ kind, id }) => kind === 'answer' && id === failedId)
  const failed = entries[at]
  if (failed?.kind !== 'answer' || !isRepeatable(failed, entries)) return []
  const before = new Set(entries.slice(0, at).map(({ id }) => id))
  const later = entries.slice(at + 1).filter(({ id }) => !before.has(id))
  const answers = later.filter((entry) => entry.kind === 'answer')
  const open = later.filter(({ id }) => !answers.some((answer) => answer.id === id))
  const isHarmless = open.length === 0 && answers.every(hadNoEffect)
  return isHarmless ? [failedId, ...answers.map(({ id }) => id)] : []
}

function isRepeatable(answer: AnswerEntry, entries: readonly JournalEntry[]): boolean {
  const started = entries.find(({ kind, id }) => kind === 'started' && id === answer.id)
  const isIdempotent = started?.kind === 'started' && started.idempotent
  return isIdempotent || hadNoEffect(answer)
}

function hadNoEffect({ facts }: AnswerEntry): boolean {
  if (facts === undefined) return true
  const record = readFacts(facts)?.record
  return record?.effect === 'none'
}
