import type { ChainState, JournaledChain } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { openExistingChains } from './open-chain-journal.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'
import { UsageError } from './usage-error.ts'

const maxListed = 1000

/** The flags of `catenary chains`, as they were given. */
export interface ListChainsFlags {
  readonly journal?: string
  readonly state?: ChainState
  readonly tenant?: string
  readonly json?: true
}

/** The flags of `catenary chains prune`, as they were given. */
export interface PruneFlags {
  readonly journal?: string
  readonly olderThan: string
}

/** Prints the chains of a journal. @throws UsageError */
export async function listChains(flags: ListChainsFlags, output: Output): Promise<number> {
  await using journal = openExistingChains(fileOf(flags))
  const { state, tenant, json } = flags
  const chains = journal.list({
    ...(state === undefined ? {} : { state }),
    ...(tenant === undefined ? {} : { tenant }),
    limit: maxListed,
  })
  for (const chain of chains)
    await output.write(json === undefined ? `${textOf(chain)}\n` : `${printableJson(chain) ?? ''}\n`)
  if (chains.length === 0) output.note('catenary:', 'there is no such chain in the journal')
  return exitCode.ok
}

/** Removes chains that ended long ago. @throws UsageError */
export async function pruneChains(flags: PruneFlags, output: Output): Promise<number> {
  const before = new Date(Date.now() - millisecondsOf(flags.olderThan)).toISOString()
  await using journal = openExistingChains(fileOf(flags))
  output.note('catenary:', `${journal.prune(before)} chains were removed`)
  return exitCode.ok
}

// Not a required option of the command itself, or its subcommand could not be given it.
function fileOf({ journal }: { readonly journal?: string }): string {
  if (journal === undefined) throw new UsageError('--journal: give the file that `catenary run` was given')
  return journal
}

function textOf({
  chainId,
  state,
  isHeld,
  updatedAt,
  attempts,
  tenant,
  cancelRequested,
}: JournaledChain): string {
  const shown = state === 'running' && !isHeld ? 'interrupted' : state
  const more = [
    ...(attempts > 1 ? [`${attempts} attempts`] : []),
    ...(tenant === 'local' ? [] : [`tenant ${tenant}`]),
    ...(cancelRequested ? ['to be cancelled'] : []),
  ]
  return printable([chainId, shown.padEnd(11), updatedAt, ...more].join('  '))
}

const units: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 }

function millisecondsOf(age: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6})([dhms])$/.exec(age) ?? []
  const ms = Number(number) * (units[unit] ?? Number.NaN)
  if (number === '' || Number.isNaN(ms))
    throw new UsageError('--older-than: give a number and d, h, m or s: 30d')
  return ms
}
