import { beforeAll, describe, expect, it } from 'vitest'
import { countDescriptors, takeFootprint } from '../soak/footprint.ts'
import type { Footprint } from '../soak/footprint.ts'
import { fuzzBridge } from './fuzz-bridge.ts'
import { fuzzChild } from './fuzz-child.ts'
import { randomOf } from './random.ts'
import { recordedScripts, recordTraffic } from './record-traffic.ts'
import type { Recording } from './record-traffic.ts'

/** How much is said in all: CATENARY_FUZZ_FRAMES=1000000 is the long form. */
const frames = Number(process.env['CATENARY_FUZZ_FRAMES'] ?? 20_000)
const seed = Number(process.env['CATENARY_FUZZ_SEED'] ?? 1)
const timeout = 60_000 + frames * 2

let recordings: readonly Recording[] = []
beforeAll(async () => {
  recordings = await Promise.all(recordedScripts.map(recordTraffic))
})

/** What is there after that was not there before; memory may wobble. */
function grown(before: Footprint, after: Footprint): readonly string[] {
  const wrong: string[] = []
  if (after.heldMb > before.heldMb + 16) wrong.push(`memory held: ${before.heldMb} to ${after.heldMb} MiB`)
  if (after.handles > before.handles + 2) wrong.push(`handles: ${before.handles} to ${after.handles}`)
  if (after.descriptors > before.descriptors + 4)
    wrong.push(`descriptors: ${before.descriptors} to ${after.descriptors}`)
  if (after.processes > before.processes) wrong.push(`processes: ${before.processes} to ${after.processes}`)
  return wrong
}

describe('whatever a child says', () => {
  it(
    'the parent ends its job as something known, hears nothing after, and keeps nothing',
    { timeout },
    async () => {
      const random = randomOf(seed)
      await fuzzChild(random, recordings, 2000)
      const before = takeFootprint()
      const { faults, byStatus, frames: said } = await fuzzChild(random, recordings, frames)
      expect(faults).toEqual([])
      expect(grown(before, takeFootprint())).toEqual([])
      expect(said).toBeGreaterThanOrEqual(frames)
      // All of the parent's answers to it were seen, or the fuzzer has gone blunt.
      expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['finished', 'protocol', 'crashed']))
      expect(countDescriptors()).toBeLessThan(200)
    },
  )
})

describe('whatever a guest says', () => {
  it(
    'the bridge takes it or calls it a breach, answers each question once, and keeps nothing',
    { timeout },
    async () => {
      const random = randomOf(seed)
      const { messages: heard } = await fuzzChild(random, recordings, 3000)
      await fuzzBridge(random, heard, frames)
      const before = takeFootprint()
      const { faults, breaches, answers, messages } = await fuzzBridge(random, heard, frames)
      expect(faults).toEqual([])
      expect(grown(before, takeFootprint())).toEqual([])
      expect(messages).toBe(frames)
      expect(breaches).toBeGreaterThan(frames / 10_000)
      expect(answers).toBeGreaterThan(frames / 100)
    },
  )
})
