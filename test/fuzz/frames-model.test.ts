import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeFrame, FrameType } from '../../sandbox/frames.ts'
import { meetImpostor } from './impostor.ts'

/** A frame as an impostor says it, and what the parent should make of it. */
interface Said {
  readonly type: number
  readonly job: number
  readonly text: string
}

const number = fc.oneof(fc.nat(5000).map(String), fc.constantFrom('', 'NaN', '-1', 'x', '1e400', '0x10'))
const word = fc.oneof(
  fc.constantFrom('returned', 'threw', 'cpu', 'memory', 'error', ''),
  fc.string({ maxLength: 8 }),
)
const text = fc.oneof(
  fc
    .tuple(word, number, fc.string({ maxLength: 20 }))
    .map(([kind, micros, rest]) => `${kind} ${micros}\n${rest}`),
  fc.tuple(word, fc.string({ maxLength: 20 })).map(([reason, rest]) => `${reason}\n${rest}`),
  fc.tuple(number, number).map((numbers) => numbers.join(' ')),
  fc.string({ maxLength: 30 }),
)
const harmless = fc.record<Said>({
  type: fc.constantFrom(FrameType.message, FrameType.note),
  job: fc.constant(1),
  text,
})
const anything = fc.record<Said>({
  type: fc.oneof(fc.constantFrom<number>(...Object.values(FrameType)), fc.nat(127)),
  job: fc.constantFrom(0, 1, 1, 1, 1, 2, 0xffffffff),
  text,
})
const conversation = fc
  .tuple(fc.array(harmless, { maxLength: 8 }), fc.array(anything, { maxLength: 6 }))
  .map(([first, then]) => [...first, ...then])

/** The rules of the wire, once more and as short as they can be said: how job 1 ends, and what was heard by then. */
function expected(said: readonly Said[]): { readonly status: string; readonly heard: readonly string[] } {
  const heard: string[] = []
  for (const { type, job, text } of said) {
    if (type === FrameType.failed) return { status: failedAs(text), heard }
    if (type === FrameType.ready || job !== 1) return { status: 'protocol', heard }
    if (type === FrameType.message) heard.push(text)
    else if (type === FrameType.idle) {
      if (!text.split(' ').slice(0, 2).every(isFiniteText)) return { status: 'protocol', heard }
    } else if (type === FrameType.finish) {
      const [head, ...rest] = text.split('\n')
      const isWhole = rest.length > 0 && isFiniteText(head?.split(' ')[1])
      return { status: isWhole ? 'finished' : 'protocol', heard }
    } else if (type !== FrameType.note) return { status: 'protocol', heard }
  }
  return { status: 'crashed', heard }
}

const isFiniteText = (part: string | undefined): boolean =>
  part !== undefined && Number.isFinite(Number(part))

function failedAs(text: string): string {
  const [reason = ''] = text.split('\n')
  return reason === 'cpu' || reason === 'memory' ? reason : 'crashed'
}

describe('a conversation of frames', () => {
  it(
    'ends as the rules of the wire have it, and no word after its end is heard',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(conversation, async (said) => {
          const answer = Buffer.concat(said.map(({ type, job, text }) => encodeRaw(type, job, text)))
          const ready = encodeFrame(FrameType.ready, 0, '')
          const { outcome, messages, heardLate } = await meetImpostor({ ready, answer, afterwards: 'leave' })
          const { status, heard } = expected(said)
          expect([outcome?.status, messages, heardLate]).toEqual([status, heard, false])
        }),
        { numRuns: 40 },
      )
    },
  )
})

function encodeRaw(type: number, job: number, text: string): Buffer {
  const frame = encodeFrame(FrameType.message, job, text)
  frame[4] = ((frame[4] ?? 0) & 0x80) | type
  return frame
}
