import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { ApprovalInbox, SqliteInboxStore } from 'catenary'
import type { ChainRunResult } from 'catenary'

const host = join(import.meta.dirname, 'host.ts')
/** A chain that is not done by then never will be. */
const maxAttempts = 60

/** How a chain that was killed again and again came out. */
export interface KilledChain {
  readonly result: ChainRunResult
  readonly kills: number
  readonly attempts: number
  /** Entries in the journal at each kill: where the kills hit. */
  readonly entriesAtKills: readonly number[]
}

export interface KillPlan {
  readonly folder: string
  readonly chainId: string
  /** Kills at most. */
  readonly kills: number
  /** A number from 0 to 1. */
  readonly random: () => number
}

/** Runs a chain in one process after the other until it is done; each of the first ones is killed at a random instant. */
export async function runKilledChain(plan: KillPlan): Promise<KilledChain> {
  const inbox = new ApprovalInbox({ store: new SqliteInboxStore(join(plan.folder, 'journal.db')) })
  using progress = new Progress(join(plan.folder, 'journal.db'))
  let kills = 0
  const entriesAtKills: number[] = []
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const killed = await runOnce(plan, progress, kills < plan.kills)
    kills += killed.wasKilled ? 1 : 0
    if (killed.wasKilled) entriesAtKills.push(killed.entries)
    const { result } = killed
    if (result === undefined) continue
    if (result.status === 'ok') return { result, kills, attempts: attempt, entriesAtKills }
    if (result.status === 'suspended') await decide(inbox)
    else if (!('error' in result) || result.error.code !== 'crashed')
      throw new Error(`it ended otherwise: ${JSON.stringify(result).slice(0, 2000)}`)
  }
  throw new Error('it is never done')
}

interface Attempt {
  readonly result: ChainRunResult | undefined
  readonly wasKilled: boolean
  /** What was in the journal when it was killed. */
  readonly entries: number
}

async function runOnce(
  { folder, chainId, random }: KillPlan,
  progress: Progress,
  mayKill: boolean,
): Promise<Attempt> {
  const child = spawn(process.execPath, [host, folder, chainId], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  const begun = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      resolve()
    })
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const over = new AbortController()
  void ended.then(() => over.abort())
  let wasKilled = false
  let entries = 0
  if (mayKill) {
    await Promise.race([ended, begun])
    // Most after some progress, and now and then while it still opens its files and its sandbox starts.
    const isEarly = random() < 0.15
    const due = isEarly ? sleep(random() * 100) : progress.grownBy(Math.floor(random() * 15), over.signal)
    const isOver = await Promise.race([ended.then(() => true), due.then(() => sleep(random() * 8, false))])
    entries = progress.entries
    if (!isOver && child.exitCode === null && child.pid !== undefined) {
      const target = random() < 0.75 ? child.pid : (sandboxOf(child.pid) ?? child.pid)
      wasKilled = kill(target)
    }
  }
  await ended
  const line = text.split('\n')[1] ?? ''
  return { result: line === '' ? undefined : (JSON.parse(line) as ChainRunResult), wasKilled, entries }
}

/** What is written of a chain, as somebody sees it who only looks. */
class Progress {
  readonly #path: string
  #database: DatabaseSync | undefined

  constructor(path: string) {
    this.#path = path
  }

  get entries(): number {
    try {
      this.#database ??= new DatabaseSync(this.#path, { readOnly: true })
      return Number(this.#database.prepare('SELECT count(*) AS n FROM journal_entries').get()?.['n'] ?? 0)
    } catch {
      // The file is not there yet.
      return 0
    }
  }

  /** Resolves once there are so many more entries, or the signal is aborted. */
  async grownBy(more: number, signal: AbortSignal): Promise<void> {
    const { entries } = this
    while (!signal.aborted && this.entries < entries + more) await sleep(1)
  }

  [Symbol.dispose](): void {
    this.#database?.close()
  }
}

async function decide(inbox: ApprovalInbox): Promise<void> {
  for (const { id } of await inbox.list({ state: 'pending' })) await inbox.decide(id, 'approved')
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

function sandboxOf(pid: number): number | undefined {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '),
    )
    return children.map(Number).find((one) => one > 0)
  } catch {
    return undefined
  }
}
