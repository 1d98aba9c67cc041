import { editDistance } from './edit-distance.ts'

/** Names at most that are compared letter by letter. */
const maxCompared = 2000

/**
 * The names that somebody who wrote `name` most likely meant, best first: the same but for case and separators, the
 * same last part, one that begins or ends with it, or a few letters away.
 */
export function nearestNames(name: string, names: readonly string[], limit = 3): readonly string[] {
  const wanted = plain(name)
  const wantedLast = plain(lastOf(name))
  if (wanted === '') return []
  return names
    .slice(0, maxCompared)
    .map((known) => ({ known, distance: distanceTo(known, wanted, wantedLast) }))
    .filter(({ distance }) => distance < 1)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ known }) => known)
}

function distanceTo(known: string, wanted: string, wantedLast: string): number {
  const whole = plain(known)
  const last = plain(lastOf(known))
  if (whole === wanted) return 0
  if (last === wantedLast) return 0.1
  const longest = Math.max(whole.length, wanted.length)
  if (Math.abs(whole.length - wanted.length) <= longest / 3) {
    const edits = editDistance(whole, wanted)
    if (isFew(edits, longest)) return 0.2 + (0.6 * edits) / longest
  }
  const longer = Math.max(last.length, wantedLast.length)
  const edits = editDistance(last.slice(0, 64), wantedLast.slice(0, 64))
  if (isFew(edits, longer)) return 0.3 + (0.6 * edits) / longer
  const isPart =
    wantedLast.length > 3 && (last.includes(wantedLast) || (last.length > 3 && wantedLast.includes(last)))
  return isPart ? 0.9 : 1
}

/** Letters that somebody mistypes in a name of so many. */
const isFew = (edits: number, length: number): boolean => length > 2 && edits <= Math.max(1, length / 3)
const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
const plain = (name: string): string =>
  name
    .slice(0, 128)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '')
