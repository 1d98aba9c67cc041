import type { TraceEvent, TraceSink } from '../kernel/index.ts'
import { emptyHead, macOf, sealEvent, type TraceKey } from './seal.ts'
import type { RawEntry, RawHead, RawTrace, TraceHead } from './types.ts'

export interface MemoryTraceSinkOptions {
  /** Makes the chain one of HMACs. @default none: SHA-256 */
  readonly key?: TraceKey
}

/** Keeps a trace in memory, for tests and for programs that look at it themselves. */
export class MemoryTraceSink implements TraceSink, RawTrace {
  readonly name = 'memory'
  readonly tornBytes = 0
  readonly #key: TraceKey | undefined
  readonly #events: TraceEvent[] = []
  readonly #lines: string[] = []
  #head: TraceHead = emptyHead

  constructor({ key }: MemoryTraceSinkOptions = {}) {
    this.#key = key
  }

  /** What was written so far; a copy. */
  get events(): readonly TraceEvent[] {
    return [...this.#events]
  }

  write(event: TraceEvent): void {
    const { line, head } = sealEvent(event, this.#head, this.#key)
    this.#events.push(event)
    this.#lines.push(line)
    this.#head = head
  }

  readHead(): RawHead {
    const mac = macOf(this.#head, this.#key)
    return { kind: 'head', head: this.#head, ...(mac === undefined ? {} : { mac }) }
  }

  async *entries(): AsyncGenerator<RawEntry> {
    for (const [index, text] of this.#lines.entries()) yield { place: index + 1, text }
  }

  /** Keeps what there is: it goes with the sink itself. */
  async [Symbol.asyncDispose](): Promise<void> {}
}
