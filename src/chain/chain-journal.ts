import { JournalError } from '../journal/index.ts'
import type { ChainLease, Journal, JournalEntry } from '../journal/index.ts'
import { chainRunResultSchema } from '../kernel/index.ts'
import type { ChainRunResult } from '../kernel/index.ts'
import { plain } from './chain-error.ts'
import { failedResult, noFacts } from './chain-result.ts'
import { readDefinition, requestOf, writeDefinition, type ChainDefinition } from './chain-definition.ts'
import { jsonWithBytes } from './json-with-bytes.ts'
import { parseJson } from './parse-json.ts'
import { rewind } from './rewind.ts'
import type { ResumeOptions, RunOptions } from './types.ts'

/** Milliseconds between looks at whether the chain is still ours, and still wanted. */
const lookMs = 250

/** Who is told what becomes of a lease. */
export interface LeaseWatcher {
  readonly onCancel: () => void
  readonly onLost: (message: string) => void
}

/** One chain in its journal, for as long as this process runs it. */
export interface ChainJournal {
  readonly lease: ChainLease
  readonly definition: ChainDefinition
  /** What was written in earlier lives of the chain. */
  readonly entries: readonly JournalEntry[]
  readonly decisions: ResumeOptions['decisions']
  /** Lines of the log that whoever ran it before was told. */
  readonly toldLines: number
}

/** Enters a new chain. @throws JournalError */
export async function beginJournal(
  journal: Journal,
  chainId: string,
  definition: ChainDefinition,
): Promise<ChainJournal> {
  const { tenant } = definition.ctx
  const lease = await journal.create({ chainId, tenant, definition: writeDefinition(definition) })
  return { lease, definition, entries: [], decisions: undefined, toldLines: 0 }
}

/** A chain that can go on, or the result of one that has nothing left to do. */
export type Resumed =
  | { readonly kind: 'ended'; readonly result: ChainRunResult }
  | { readonly kind: 'open'; readonly journaled: ChainJournal; readonly request: RunOptions }

/** Takes a chain up again. @throws JournalError `chain_unknown`, `chain_held`, `journal_mismatch` */
export async function resumeJournal(
  journal: Journal,
  chainId: string,
  options: ResumeOptions,
): Promise<Resumed> {
  const chain = await journal.get(chainId)
  const earlier = readResult(chain?.outcome)
  if (chain?.state === 'ok' && earlier !== undefined) return { kind: 'ended', result: earlier }
  if (chain?.state === 'cancelled') return { kind: 'ended', result: cancelledResult(chainId, earlier) }
  const lease = await journal.acquire(chainId)
  try {
    const definition = readDefinition(lease.definition)
    checkSame(definition, options)
    const entries = await forgetFailure(lease, earlier)
    const { signal, onLog, onProgress, decisions } = options
    const request: RunOptions = {
      ...requestOf(chainId, definition),
      ...(signal === undefined ? {} : { signal }),
      ...(onLog === undefined ? {} : { onLog }),
      ...(onProgress === undefined ? {} : { onProgress }),
    }
    return {
      kind: 'open',
      journaled: { lease, definition, entries, decisions, toldLines: earlier?.logs.length ?? 0 },
      request,
    }
  } catch (error) {
    // It stands as it stood.
    await lease[Symbol.asyncDispose]()
    throw error
  }
}

function checkSame(definition: ChainDefinition, { script, input }: ResumeOptions): void {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  if (script !== undefined && script !== definition.script) throw mismatch('script')
  if (input !== undefined && !isSame(input, definition.input)) throw mismatch('input')
}

function mismatch(what: string): JournalError {
  return new JournalError('journal_mismatch', `The ${what} is not the one that the chain was begun with.`)
}

async function forgetFailure(
  lease: ChainLease,
  earlier: ChainRunResult | undefined,
): Promise<readonly JournalEntry[]> {
  const entries = await lease.entries()
  const callId = earlier !== undefined && 'error' in earlier ? earlier.error.call?.callId : undefined
  const prefix = `${lease.chainId}.`
  if (callId?.startsWith(prefix) !== true) return entries
  const ids = rewind(entries, Number(callId.slice(prefix.length)))
  if (ids.length === 0) return entries
  await lease.forget(ids)
  return entries.filter(({ id }) => !ids.includes(id))
}

/** Watches a lease until it is disposed of. */
export function watchLease({ lease }: ChainJournal, { onCancel, onLost }: LeaseWatcher): Disposable {
  const look = async (): Promise<void> => {
    try {
      if ((await lease.renew()) === 'cancel') onCancel()
    } catch (error) {
      // A file that is locked for a moment is no loss: the next look will tell.
      if (error instanceof JournalError && error.code === 'lease_lost') onLost(error.message)
    }
  }
  const timer = setInterval(() => void look(), lookMs)
  timer.unref()
  void look()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Writes how the chain came out, and gives it back. A chain that somebody else has taken is theirs to end. */
export async function settleJournal(
  { lease }: ChainJournal,
  result: ChainRunResult,
): Promise<ChainRunResult> {
  try {
    const text = result.files.length === 0 ? JSON.stringify(result) : jsonWithBytes(result)
    await lease.settle(result.status, text)
    return result
  } catch (error) {
    const why = error instanceof JournalError ? error.message : 'it cannot be written'
    const message = `how the chain came out could not be journaled: ${why}`
    return failedResult(result, 'error' in result ? result.error : plain('journal_failed', message))
  }
}

function readResult(outcome: string | undefined): ChainRunResult | undefined {
  if (outcome === undefined) return undefined
  const parsed = chainRunResultSchema.safeParse(parseJson(outcome))
  return parsed.success ? parsed.data : undefined
}

/** A chain that was cancelled while nobody ran it left its result at that, whatever it was. */
function cancelledResult(chainId: string, earlier: ChainRunResult | undefined): ChainRunResult {
  if (earlier?.status === 'cancelled') return earlier
  const { logs, files, trace, stats } = earlier ?? noFacts(chainId)
  return failedResult({ chainId, logs, files, trace, stats }, plain('cancelled', 'the chain was cancelled'))
}
