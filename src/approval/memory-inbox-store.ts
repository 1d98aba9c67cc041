import type { InboxEntry, InboxQuery, InboxStore, Settlement } from './types.ts'

/** Settled questions that are kept. */
const maxSettled = 1000

/** Questions in memory: they end with the process, and of those that are settled only the last 1000 are kept. */
export class MemoryInboxStore implements InboxStore {
  readonly #entries = new Map<string, InboxEntry>()

  async open(entry: InboxEntry): Promise<InboxEntry> {
    const known = this.#entries.get(entry.id)
    const isOver = known?.state === 'withdrawn' || known?.takenAt !== undefined
    if (known !== undefined && !isOver) return known
    // Asked again, it waits at the end of the line.
    this.#entries.delete(entry.id)
    this.#entries.set(entry.id, entry)
    return entry
  }

  async get(id: string): Promise<InboxEntry | undefined> {
    return this.#entries.get(id)
  }

  async list({ state, tenant, limit = 100 }: InboxQuery): Promise<readonly InboxEntry[]> {
    return [...this.#entries.values()]
      .filter((entry) => state === undefined || entry.state === state)
      .filter((entry) => tenant === undefined || entry.request.tenant === tenant)
      .slice(0, limit)
  }

  async settled(ids: readonly string[]): Promise<readonly InboxEntry[]> {
    return ids.flatMap((id) => this.#entries.get(id) ?? []).filter(({ state }) => state !== 'pending')
  }

  async settle(id: string, { at, ...settlement }: Settlement): Promise<boolean> {
    const entry = this.#entries.get(id)
    if (entry?.state !== 'pending') return false
    if (settlement.state === 'decided' && entry.expiresAt <= at) return false
    this.#entries.set(id, { ...entry, ...settlement, settledAt: at })
    this.#forget()
    return true
  }

  async take(id: string, at: string): Promise<boolean> {
    const entry = this.#entries.get(id)
    if (entry === undefined || entry.state === 'pending' || entry.takenAt !== undefined) return false
    this.#entries.set(id, { ...entry, takenAt: at })
    return true
  }

  async expire(now: string): Promise<number> {
    let count = 0
    for (const entry of this.#entries.values()) {
      if (entry.state !== 'pending' || entry.expiresAt > now) continue
      this.#entries.set(entry.id, { ...entry, state: 'expired', settledAt: now })
      count += 1
    }
    this.#forget()
    return count
  }

  #forget(): void {
    const settled = [...this.#entries.values()].filter(({ state }) => state !== 'pending')
    for (const { id } of settled.slice(0, Math.max(0, settled.length - maxSettled))) this.#entries.delete(id)
  }
}
