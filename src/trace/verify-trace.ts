import { timingSafeEqual } from 'node:crypto'

import { parseEntry, parseEvent } from './parse-entry.ts'
import { emptyHead, hashOf, macOf, type TraceKey } from './seal.ts'
import { SessionTally } from './session-tally.ts'
import type { RawEntry, RawHead, RawTrace, TraceHead, TraceProblem, TraceVerdict } from './types.ts'

/** Problems that are listed. */
const maxProblems = 100

/** What a store is held against. */
export interface VerifyOptions {
  /** The key with which it was written. @default none */
  readonly key?: TraceKey
  /** A head that was noted earlier, and elsewhere: the chain must lead through it. */
  readonly noted?: TraceHead
  /** `ignore` for a copy that came without its head: the end of the chain is then taken on trust. @default `require` */
  readonly head?: 'require' | 'ignore'
}

/** Checks every link of a store's chain, its head, and that the sessions in it are whole. Reads it once. */
export async function verifyTrace(trace: RawTrace, options: VerifyOptions = {}): Promise<TraceVerdict> {
  const raw = trace.readHead()
  const marks = options.noted === undefined ? [] : [options.noted]
  if (raw.kind === 'head' && options.head !== 'ignore') marks.push(raw.head)
  const links = new Links(options.key, marks)
  const tally = new SessionTally()
  for await (const entry of trace.entries()) {
    const event = links.follow(entry)
    if (event !== undefined) tally.count(event, entry.place)
  }
  const problems = [...links.problems, ...links.unmet(), ...tally.gaps()]
  if (options.head !== 'ignore') problems.push(...headProblems(raw, options.key))
  return {
    ok: problems.length === 0,
    entries: links.entries,
    head: links.last,
    problems: problems.slice(0, maxProblems),
    unfinished: tally.unfinished(),
    tornBytes: trace.tornBytes,
  }
}

/** Follows a chain from link to link, and goes on after a broken one. */
class Links {
  readonly problems: TraceProblem[] = []
  readonly #key: TraceKey | undefined
  readonly #marks: readonly TraceHead[]
  readonly #met = new Set<TraceHead>()
  entries = 0
  last: TraceHead = emptyHead

  constructor(key: TraceKey | undefined, marks: readonly TraceHead[]) {
    this.#key = key
    this.#marks = marks
    this.#meet()
  }

  /** The event of an entry, if it can be read; whatever is wrong with the entry is noted. */
  follow({ place, text }: RawEntry): ReturnType<typeof parseEvent> {
    this.entries += 1
    const entry = text === undefined ? undefined : parseEntry(text)
    if (entry === undefined) {
      this.#note('unreadable', place, 'what stands here is no entry, or not as it was written')
      return undefined
    }
    if (entry.hash !== hashOf(entry, this.#key)) {
      const way = this.#key === undefined ? '' : ', or was written with another key'
      this.#note('changed', place, `the entry is not what its hash says${way}`)
    }
    if (entry.prev !== this.last.hash || entry.n !== this.last.n + 1 || entry.n !== place) {
      const message = `entry ${entry.n} does not follow entry ${this.last.n}: something is missing, added or moved`
      this.#note('broken_link', place, message)
    }
    this.last = { n: entry.n, hash: entry.hash }
    this.#meet()
    const event = parseEvent(entry.event)
    if (event === undefined) this.#note('unreadable', place, 'the event is none that this version knows')
    return event
  }

  /** Heads that the chain does not lead through. */
  unmet(): readonly TraceProblem[] {
    return this.#marks
      .filter((mark) => !this.#met.has(mark))
      .map((mark) =>
        mark.n > this.last.n
          ? {
              code: 'tail_removed',
              message: `the store had ${mark.n} entries and its last is ${this.last.n}: the end was removed`,
            }
          : {
              code: 'head_changed',
              place: mark.n,
              message: `entry ${mark.n} is not the one that the head names`,
            },
      )
  }

  #meet(): void {
    for (const mark of this.#marks)
      if (mark.n === this.last.n && mark.hash === this.last.hash) this.#met.add(mark)
  }

  #note(code: TraceProblem['code'], place: number, message: string): void {
    if (this.problems.length < maxProblems) this.problems.push({ code, place, message })
  }
}

function headProblems(raw: RawHead, key: TraceKey | undefined): readonly TraceProblem[] {
  switch (raw.kind) {
    case 'missing':
      return [
        {
          code: 'head_missing',
          message: 'the head is not there: whether the end was removed cannot be told',
        },
      ]
    case 'unreadable':
      return [{ code: 'head_unreadable', message: 'what stands in the place of the head is none' }]
    case 'head':
      return same(raw.mac, macOf(raw.head, key))
        ? []
        : [{ code: 'head_changed', message: 'the head was not written by somebody with this key' }]
    default:
      return raw satisfies never
  }
}

function same(given: string | undefined, expected: string | undefined): boolean {
  // Without the key nobody can say anything of a MAC; its hashes have told already.
  if (expected === undefined) return true
  if (given?.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
