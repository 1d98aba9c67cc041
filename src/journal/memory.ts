import { JournalError } from './journal-error.ts'
import type {
  ChainLease,
  ChainQuery,
  ChainState,
  Journal,
  JournalEntry,
  JournaledChain,
  NewChain,
} from './types.ts'

export interface MemoryJournalOptions {
  /** Milliseconds after which a lease that is not renewed is anybody's. @default 10_000 */
  readonly leaseMs?: number
  /** Milliseconds since the epoch. @default the machine's */
  readonly now?: () => number
}

interface Kept {
  readonly chain: NewChain
  readonly createdAt: string
  entries: JournalEntry[]
  state: ChainState
  outcome: string | undefined
  updatedAt: string
  attempts: number
  token: number
  /** 0 when nobody holds it. */
  expiresAt: number
  cancelRequested: boolean
}

/** A journal that ends with its process: chains can be suspended and resumed, but nothing survives a crash. */
export class MemoryJournal implements Journal {
  readonly leaseMs: number
  readonly #now: () => number
  readonly #chains = new Map<string, Kept>()

  constructor({ leaseMs = 10_000, now = Date.now }: MemoryJournalOptions = {}) {
    this.leaseMs = leaseMs
    this.#now = now
  }

  create(chain: NewChain): ChainLease {
    if (this.#chains.has(chain.chainId))
      throw new JournalError(
        'chain_exists',
        'The journal has a chain of this id: resume it, or give another id.',
      )
    const at = this.#at()
    const kept: Kept = {
      chain,
      createdAt: at,
      entries: [],
      state: 'running',
      outcome: undefined,
      updatedAt: at,
      attempts: 0,
      token: 0,
      expiresAt: 0,
      cancelRequested: false,
    }
    this.#chains.set(chain.chainId, kept)
    return this.#take(kept)
  }

  acquire(chainId: string): ChainLease {
    const kept = this.#chains.get(chainId)
    if (kept === undefined) throw new JournalError('chain_unknown', 'The journal has no chain of this id.')
    if (this.#isHeld(kept))
      throw new JournalError('chain_held', 'Somebody else runs this chain: wait for it, or cancel it.')
    return this.#take(kept)
  }

  get(chainId: string): JournaledChain | undefined {
    const kept = this.#chains.get(chainId)
    return kept && this.#told(kept)
  }

  list({ state, tenant, limit = 100 }: ChainQuery = {}): readonly JournaledChain[] {
    return [...this.#chains.values()]
      .filter((kept) => (state ?? kept.state) === kept.state)
      .filter(({ chain }) => (tenant ?? chain.tenant) === chain.tenant)
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .slice(0, limit)
      .map((kept) => this.#told(kept))
  }

  requestCancel(chainId: string): boolean {
    const kept = this.#chains.get(chainId)
    if (kept === undefined || kept.state === 'ok' || kept.state === 'cancelled') return false
    kept.cancelRequested = true
    return true
  }

  prune(before: string): number {
    const old = [...this.#chains.values()].filter(
      ({ state, updatedAt }) => state !== 'running' && state !== 'suspended' && updatedAt < before,
    )
    for (const { chain } of old) this.#chains.delete(chain.chainId)
    return old.length
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#chains.clear()
  }

  #at(): string {
    return new Date(this.#now()).toISOString()
  }

  #isHeld({ expiresAt }: Kept): boolean {
    return expiresAt > this.#now()
  }

  #told(kept: Kept): JournaledChain {
    const { chain, state, createdAt, updatedAt, attempts, cancelRequested, outcome } = kept
    const { chainId, tenant } = chain
    const told = { chainId, tenant, state, createdAt, updatedAt, attempts, cancelRequested }
    return { ...told, isHeld: this.#isHeld(kept), ...(outcome === undefined ? {} : { outcome }) }
  }

  #take(kept: Kept): ChainLease {
    kept.token += 1
    kept.attempts += 1
    kept.updatedAt = this.#at()
    kept.expiresAt = this.#now() + this.leaseMs
    const { token } = kept
    const before = kept.state
    kept.state = 'running'
    const check = (): void => {
      if (kept.token !== token)
        throw new JournalError(
          'lease_lost',
          'Somebody else has taken this chain over: nothing more runs here.',
        )
    }
    const give = (): unknown => Object.assign(kept, { token: kept.token + 1, expiresAt: 0 })
    return {
      chainId: kept.chain.chainId,
      definition: kept.chain.definition,
      token,
      writesAtOnce: true,
      entries: () => [...kept.entries],
      append(...entries) {
        check()
        kept.entries.push(...entries)
      },
      forget(ids) {
        check()
        kept.entries = kept.entries.filter(({ id }) => !ids.includes(id))
      },
      settle: (state, outcome) => {
        check()
        const cancelRequested = state === 'suspended' && kept.cancelRequested
        Object.assign(kept, { state, outcome, updatedAt: this.#at(), cancelRequested })
        give()
      },
      renew: () => {
        check()
        kept.expiresAt = this.#now() + this.leaseMs
        return kept.cancelRequested ? 'cancel' : 'go_on'
      },
      async [Symbol.asyncDispose]() {
        if (kept.token !== token) return
        kept.state = before
        give()
      },
    }
  }
}
