import type { AnswerEntry, JournalEntry, StartedEntry } from '../journal/index.ts'

/** What a journal has of a chain: the answers in the order in which the script got them, and the calls that set out. */
export class RecordedAnswers {
  readonly #inOrder: readonly AnswerEntry[]
  readonly #answers: ReadonlyMap<number, AnswerEntry>
  readonly #started: ReadonlyMap<number, StartedEntry>
  #position = 0

  constructor(entries: readonly JournalEntry[]) {
    this.#inOrder = entries.filter((entry) => entry.kind === 'answer')
    this.#answers = new Map(this.#inOrder.map((entry) => [entry.id, entry]))
    this.#started = new Map(entries.flatMap((entry) => (entry.kind === 'started' ? [[entry.id, entry]] : [])))
  }

  /** Whose turn it is; undefined once the script is where it was. */
  get next(): AnswerEntry | undefined {
    return this.#inOrder[this.#position]
  }

  /** When the last of them was given; undefined if none was. */
  get lastAt(): number | undefined {
    return this.#inOrder.at(-1)?.at
  }

  /** The script has got the one whose turn it was. */
  advance(): void {
    this.#position += 1
  }

  has(id: number): boolean {
    return this.#answers.has(id)
  }

  started(id: number): StartedEntry | undefined {
    return this.#started.get(id)
  }

  /** Of the question as it was asked, if it was. */
  digest(id: number): string | undefined {
    return this.#answers.get(id)?.digest ?? this.#started.get(id)?.digest
  }
}
