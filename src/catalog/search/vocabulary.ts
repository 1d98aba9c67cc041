import { editDistance } from '../../kernel/index.ts'

/** A word that somebody who wrote another may have meant, by its number, and how likely: 1 where it is the same. */
export interface Meant {
  readonly word: number
  readonly weight: number
}

const prefixWeight = 0.6
const typoWeight = 0.35
/** Letters of a word that may be wrong, as a part of it, and at most. */
const maxTypos = 0.3
const mostTypos = 3

/** The words that are searched, in order. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #letters: Uint32Array

  /** Of different words in the order of their characters. */
  constructor(words: readonly string[]) {
    this.#words = words
    this.#letters = Uint32Array.from(words, lettersOf)
  }

  /** The word itself, those that begin with it, and those that are few letters away. */
  meant(asked: string): readonly Meant[] {
    const begins = this.#beginningWith(asked)
    return asked.length > 2 && !/\d/.test(asked) ? [...begins, ...this.#mistyped(asked)] : begins
  }

  #beginningWith(asked: string): readonly Meant[] {
    const found: Meant[] = []
    for (let i = this.#firstFrom(asked); i < this.#words.length; i++) {
      const word = this.#words[i] ?? ''
      if (word !== asked && (asked.length < 3 || !word.startsWith(asked))) break
      const beyond = word.length - asked.length
      const weight = beyond === 0 ? 1 : (prefixWeight * word.length) / (word.length + 0.3 * beyond)
      found.push({ word: i, weight })
    }
    return found
  }

  #mistyped(asked: string): readonly Meant[] {
    const most = Math.min(Math.round(asked.length * maxTypos), mostTypos)
    const letters = lettersOf(asked)
    const found: Meant[] = []
    for (let i = 0; i < this.#words.length; i++) {
      const others = this.#letters[i] ?? 0
      // Each wrong letter takes one away at most, and brings one.
      if (countBits(letters & ~others) > most || countBits(others & ~letters) > most) continue
      const word = this.#words[i] ?? ''
      if (Math.abs(word.length - asked.length) > most || word.startsWith(asked)) continue
      const typos = editDistance(asked, word)
      if (typos <= most) found.push({ word: i, weight: (typoWeight * word.length) / (word.length + typos) })
    }
    return found
  }

  /** The place of the first word that is not before another. */
  #firstFrom(asked: string): number {
    let from = 0
    let to = this.#words.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#words[middle] ?? '') < asked) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** The characters of a word as a set of bits; several share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits >>> 0
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
