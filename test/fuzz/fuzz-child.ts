import { encodeFrame, FrameType } from '../../sandbox/frames.ts'
import { meetImpostor } from './impostor.ts'
import type { Encounter } from './impostor.ts'
import { mutateBytes, mutateText } from './mutate.ts'
import { below, pick } from './random.ts'
import type { Random } from './random.ts'
import type { Recording } from './record-traffic.ts'

/** What a round of fuzzing found. */
export interface ChildFuzz {
  readonly frames: number
  readonly encounters: number
  readonly byStatus: Readonly<Record<string, number>>
  /** What must never be; empty when nothing was. */
  readonly faults: readonly string[]
  /** Every message that got through: the bridge's to judge. */
  readonly messages: readonly string[]
}

const statuses = new Set(['finished', 'cpu', 'memory', 'cancelled', 'crashed', 'protocol'])
const maxKept = 5000

/** Drives impostors that say mutated traffic through the parent's side until so many frames were said. */
export async function fuzzChild(
  random: Random,
  recordings: readonly Recording[],
  frames: number,
): Promise<ChildFuzz> {
  const byStatus = new Map<string, number>()
  const faults: string[] = []
  const messages: string[] = []
  let said = 0
  let encounters = 0
  while (said < frames) {
    const lines = encounters % 3 === 0 ? mutatedFrames(random, recordings) : mutatedBytes(random, recordings)
    const encounter = await meetImpostor({ ...lines, afterwards: random() < 0.8 ? 'leave' : 'stay' })
    said += lines.frames
    encounters += 1
    const status = encounter.outcome?.status ?? 'never ready'
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    faults.push(...faultsOf(encounter))
    for (const text of encounter.messages) if (messages.length < maxKept) messages.push(text)
  }
  return { frames: said, encounters, byStatus: Object.fromEntries(byStatus), faults, messages }
}

function faultsOf({ outcome, heardLate, messages }: Encounter): readonly string[] {
  const faults: string[] = []
  if (heardLate) faults.push('something was heard after the end of a job')
  if (outcome === undefined)
    return messages.length > 0 ? [...faults, 'a child was heard that was never ready'] : faults
  if (!statuses.has(outcome.status)) faults.push(`a job ended as ${outcome.status}`)
  if (!(outcome.cpuMs >= 0 && Number.isFinite(outcome.cpuMs))) faults.push(`a job took ${outcome.cpuMs} ms`)
  return faults
}

interface FuzzedLines {
  readonly ready: Buffer
  readonly answer: Buffer
  readonly frames: number
}

// Bytes of real traffic with some changed anywhere: most streams break the format somewhere.
function mutatedBytes(random: Random, recordings: readonly Recording[]): FuzzedLines {
  const { ready, answer } = pick(random, recordings)
  const other = pick(random, recordings).answer
  let mutated = answer
  for (let i = 1 + below(random, 4); i > 0; i--) mutated = mutateBytes(random, mutated, other)
  const first = random() < 0.1 ? mutateBytes(random, ready, other) : ready
  return { ready: first, answer: mutated, frames: framesIn(answer) + 1 }
}

// Well-formed frames with wrong words in them, many of them, so that what lies behind the format is reached.
function mutatedFrames(random: Random, recordings: readonly Recording[]): FuzzedLines {
  const frames: Buffer[] = []
  const texts = recordings.flatMap(({ answer }) => textsIn(answer))
  const length = 200 + below(random, 3000)
  for (let i = 0; i < length; i++) frames.push(randomFrame(random, texts, i / length))
  return { ready: pick(random, recordings).ready, answer: Buffer.concat(frames), frames: length + 1 }
}

const anyType = Object.values(FrameType)

function randomFrame(random: Random, texts: readonly string[], progress: number): Buffer {
  const text = pick(random, texts)
  const mutated = random() < 0.7 ? mutateText(random, text) : text
  // What ends a job comes late, or nothing else would be heard.
  if (random() < 0.998 || progress < 0.5) {
    const type = pick(random, [FrameType.message, FrameType.message, FrameType.message, FrameType.note])
    return random() < 0.2
      ? encodeFrame(FrameType.idle, 1, `${below(random, 5)} ${below(random, 1e6)}`)
      : encodeFrame(type, 1, mutated)
  }
  const job = random() < 0.7 ? 1 : below(random, 4)
  const end = random() < 0.5 ? `returned ${below(random, 1e6)}\n${mutated}` : mutated
  return encodeFrame(pick(random, anyType), job, end)
}

function textsIn(bytes: Buffer): readonly string[] {
  const texts: string[] = []
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUInt32LE(at))
    texts.push(bytes.toString('utf8', at + 9, at + 9 + Math.min(bytes.readUInt32LE(at), 2000)))
  return texts
}

function framesIn(bytes: Buffer): number {
  return textsIn(bytes).length
}
