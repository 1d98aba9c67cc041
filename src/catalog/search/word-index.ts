import { Vocabulary } from './vocabulary.ts'
import { words } from './words.ts'

/** Texts of one document, each with what a word in it weighs. The fields of all documents have the same order. */
export type Fields = readonly { readonly text: string; readonly weight: number }[]

/** Documents by the words that are in them. */
export interface WordIndex {
  /** Numbers of the documents that have most to do with a query, best first. */
  search(query: readonly string[], limit: number): readonly number[]
}

/** Where a word is: documents, and what it weighs in each. Weights of all fields are summed before anything is asked. */
interface Places {
  readonly documents: Uint32Array
  readonly weights: Float32Array
}

/** Makes an index that ranks by BM25+, as minimally as tools need it. */
export function createWordIndex(documents: readonly Fields[]): WordIndex {
  const found = collect(documents)
  const sorted = [...found.words.keys()].toSorted(byCharacters)
  const vocabulary = new Vocabulary(sorted)
  const places = sorted.map((word) => weigh(found.words.get(word) ?? [], found))
  const scores = new Float64Array(documents.length)
  const matched = new Uint8Array(documents.length)
  return {
    search(query, limit) {
      scores.fill(0)
      matched.fill(0)
      for (const asked of new Set(query)) score(asked, { vocabulary, places, scores, matched })
      return best(scores, matched, limit)
    },
  }
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Where a word occurs: document, field, and how often; again and again, in order. A tuple each would be many. */
type Occurrences = readonly number[]

interface Collected {
  readonly words: ReadonlyMap<string, Occurrences>
  readonly documents: readonly Fields[]
  /** Different words of each field, by document, and on average. */
  readonly lengths: readonly Uint32Array[]
  readonly averages: readonly number[]
}

function collect(documents: readonly Fields[]): Collected {
  const found = new Map<string, number[]>()
  const lengths = (documents[0] ?? []).map(() => new Uint32Array(documents.length))
  for (const [document, fields] of documents.entries())
    for (const [field, { text }] of fields.entries()) {
      const times = new Map<string, number>()
      for (const word of words(text)) times.set(word, (times.get(word) ?? 0) + 1)
      lengths[field]?.fill(times.size, document, document + 1)
      for (const [word, count] of times) {
        const occurrences = found.get(word)
        if (occurrences === undefined) found.set(word, [document, field, count])
        else occurrences.push(document, field, count)
      }
    }
  const averages = lengths.map((all) => all.reduce((sum, one) => sum + one, 0) / documents.length)
  return { words: found, documents, lengths, averages }
}

/** BM25+: how soon more of a word says no more, how much longer texts count less, and what a word counts at least. */
const saturation = 1.2
const lengthPenalty = 0.7
const floor = 0.5

function weigh(occurrences: Occurrences, { documents, lengths, averages }: Collected): Places {
  const counts = averages.map(() => 0)
  for (let i = 1; i < occurrences.length; i += 3) {
    const field = occurrences[i] ?? 0
    counts[field] = (counts[field] ?? 0) + 1
  }
  const rarity = counts.map((count) => Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)))
  const found: number[] = []
  const weights: number[] = []
  for (let i = 0; i < occurrences.length; i += 3) {
    const [document = 0, field = 0, times = 0] = [occurrences[i], occurrences[i + 1], occurrences[i + 2]]
    const relative = (lengths[field]?.[document] ?? 0) / (averages[field] ?? 1)
    const norm = saturation * (1 - lengthPenalty + lengthPenalty * relative)
    const often = floor + (times * (saturation + 1)) / (times + norm)
    const weight = (documents[document]?.[field]?.weight ?? 0) * (rarity[field] ?? 0) * often
    if (found.at(-1) === document) weights.push((weights.pop() ?? 0) + weight)
    else {
      found.push(document)
      weights.push(weight)
    }
  }
  return { documents: Uint32Array.from(found), weights: Float32Array.from(weights) }
}

interface Scoring {
  readonly vocabulary: Vocabulary
  readonly places: readonly Places[]
  /** By document: the sum of weights, and how many words of the query it has. */
  readonly scores: Float64Array
  readonly matched: Uint8Array
}

function score(asked: string, { vocabulary, places, scores, matched }: Scoring): void {
  const seen = new Uint8Array(scores.length)
  for (const { word, weight } of vocabulary.meant(asked)) {
    const { documents, weights } = places[word] ?? { documents: [], weights: [] }
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] ?? 0
      scores[document] = (scores[document] ?? 0) + weight * (weights[i] ?? 0)
      seen[document] = 1
    }
  }
  for (let i = 0; i < seen.length; i++) matched[i] = (matched[i] ?? 0) + (seen[i] ?? 0)
}

/** A document that has more of the words comes before one that has more of one. */
function best(scores: Float64Array, matched: Uint8Array, limit: number): readonly number[] {
  const kept: { readonly document: number; readonly score: number }[] = []
  for (let document = 0; document < scores.length; document++) {
    const all = (scores[document] ?? 0) * (matched[document] ?? 0)
    if (all <= (kept.length < limit ? 0 : (kept.at(-1)?.score ?? 0))) continue
    const place = kept.findLastIndex((one) => one.score >= all) + 1
    kept.splice(place, 0, { document, score: all })
    if (kept.length > limit) kept.pop()
  }
  return kept.map(({ document }) => document)
}
