import type { ChainCallRecord, Effect } from '../index.ts'

/** A call as it counts in an account. */
export type AccountedCall = Pick<ChainCallRecord, 'tool' | 'code' | 'status'> & { readonly effect: Effect }

/** One line of an account. */
export interface AccountLine {
  readonly label: string
  readonly text: string
}

/** What was done, what was not and what is unknown. A call that failed after its effect was done is done. */
export function account(calls: readonly AccountedCall[]): readonly AccountLine[] {
  const done = calls.filter(({ status, effect }) => status === 'ok' || effect === 'done')
  const unknown = calls.filter(({ status, effect }) => status !== 'ok' && effect === 'unknown')
  const notDone = calls.filter(({ status, effect }) => status !== 'ok' && effect === 'none')
  return [
    ...line('[done]', done),
    ...line('[not done]', notDone),
    ...line('[unknown]', unknown).map(({ label, text }) => ({
      label,
      text: `${text}; look before you repeat it`,
    })),
  ]
}

function line(label: string, calls: readonly AccountedCall[]): readonly AccountLine[] {
  if (calls.length === 0) return []
  const counts = new Map<string, number>()
  for (const { tool, code } of calls) {
    const key = code === undefined ? tool : `${tool} (${code})`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const text = [...counts].map(([key, count]) => (count === 1 ? key : `${key} ×${count}`)).join(', ')
  return [{ label, text }]
}
