import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { openTrace, verifyTrace } from 'catenary'
import { describe, expect, it } from 'vitest'

import { runKilledChain } from './kill/run-killed-chain.ts'
import { effectCount, undisturbedSums, type KillValue } from './kill/script.ts'

/** Processes that are killed, all chains together: 500 and more in the nightly form. */
const rounds = Number(process.env['CATENARY_KILL_ROUNDS'] ?? 40)
const killsPerChain = 5
const seed = Number(process.env['CATENARY_KILL_SEED'] ?? Date.now() % 2 ** 31)

function generator(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function labelsIn(folder: string, table: 'plain' | 'keyed'): string[] {
  const database = new DatabaseSync(join(folder, 'effects.db'))
  const rows = database.prepare(`SELECT label FROM ${table}`).all()
  database.close()
  return rows.map(({ label }) => String(label))
}

/** One chain, killed again and again: what was in its journal each time. */
async function checkChain(index: number, random: () => number): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'catenary-kill-'))
  const { result, entriesAtKills } = await runKilledChain({
    folder,
    chainId: `chain-${index}`,
    kills: killsPerChain,
    random,
  })
  const value = ('value' in result ? result.value : undefined) as unknown as KillValue
  expect(value.sums).toEqual(undisturbedSums)
  const asked = value.order.filter((label) => /^(write|put|publish)-/.test(label))
  expect(asked).toHaveLength(effectCount)
  // Everything that took effect was asked for in the one history that the script saw, and took effect once.
  const plain = labelsIn(folder, 'plain')
  const keyed = labelsIn(folder, 'keyed')
  expect(new Set(plain).size).toBe(plain.length)
  expect(new Set(keyed).size).toBe(keyed.length)
  for (const label of [...plain, ...keyed]) expect(asked).toContain(label)
  const done = new Set([...plain, ...keyed])
  expect(asked.filter((label) => !done.has(label) && !value.unknown.includes(label))).toEqual([])
  // Nothing with an idempotency key is ever unknown.
  expect(value.unknown.filter((label) => label.startsWith('put-'))).toEqual([])
  const said = result.trace.filter(({ code }) => code === 'outcome_unknown').length
  expect(said).toBe(value.unknown.length)
  const verdict = await verifyTrace(await openTrace(join(folder, 'trace.db')))
  expect(verdict.problems).toEqual([])
  rmSync(folder, { recursive: true })
  return entriesAtKills
}

describe('chains whose processes are killed at random instants', () => {
  it(
    `do everything once or say that they do not know: ${rounds} rounds, seed ${seed}`,
    { timeout: 120_000 + rounds * 10_000 },
    async () => {
      const random = generator(seed)
      const hits: number[] = []
      for (let chain = 0; hits.length < rounds; chain += 2) {
        const pair = await Promise.all([checkChain(chain, random), checkChain(chain + 1, random)])
        hits.push(...pair.flat())
        // A chain that is never hit would make this endless.
        expect(chain).toBeLessThan(rounds * 2)
      }
      // Most of them were in the middle of something.
      expect(hits.filter((entries) => entries > 0).length).toBeGreaterThan(hits.length / 2)
    },
  )
})
