import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeFrame, FrameError, FrameReader, FrameType } from '../../sandbox/frames.ts'
import type { Frame } from '../../sandbox/frames.ts'

const types = Object.values(FrameType)
const headerBytes = 9
const mebibyte = 1024 * 1024

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
)
const anyFrame = fc.record({
  type: fc.constantFrom(...types),
  job: fc.integer({ min: 0, max: 0xffffffff }),
  text: anyText,
})

/** A buffer in pieces; the cuts are shares of its length, so that they can fall anywhere, several at one place too. */
function cut(bytes: Buffer, shares: readonly number[]): Buffer[] {
  const places = shares.map((share) => Math.floor(share * bytes.length)).toSorted((a, b) => a - b)
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length))
}

function readAll(chunks: readonly Buffer[], maxFrameBytes = mebibyte): Frame[] {
  const frames: Frame[] = []
  const reader = new FrameReader({ maxFrameBytes, onFrame: (frame) => frames.push(frame) })
  for (const chunk of chunks) reader.push(chunk)
  return frames
}

function header(length: number, type: number, job = 0): Buffer {
  const bytes = Buffer.alloc(headerBytes)
  bytes.writeUInt32LE(length, 0)
  bytes[4] = type
  bytes.writeUInt32LE(job, 5)
  return bytes
}

describe('frames', () => {
  it('arrive as they were sent, whatever their texts are and wherever the stream is cut', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(anyFrame, { maxLength: 6 }), shares, (frames, cuts) => {
        const stream = Buffer.concat(frames.map(({ type, job, text }) => encodeFrame(type, job, text)))
        // A lone surrogate has no UTF-8; all else must come through.
        const expected = frames.map((frame) => ({ ...frame, text: frame.text.toWellFormed() }))
        expect(readAll(cut(stream, cuts))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('arrive as they were sent when every byte comes alone', () => {
    fc.assert(
      fc.property(fc.array(anyFrame, { maxLength: 3 }), (frames) => {
        const stream = Buffer.concat(frames.map(({ type, job, text }) => encodeFrame(type, job, text)))
        const bytes = Array.from(stream, (_, at) => stream.subarray(at, at + 1))
        expect(readAll(bytes)).toEqual(readAll([stream]))
      }),
      { numRuns: 50 },
    )
  })

  it('are refused as soon as they announce more than is allowed, before any of it has come', () => {
    expect(() => readAll([header(101, FrameType.message)], 100)).toThrow(FrameError)
    expect(() => readAll([header(0xffffffff, FrameType.message)], 100)).toThrow(/4294967295 bytes.*100/)
    const full = Buffer.concat([header(100, FrameType.message), Buffer.alloc(100, 0x61)])
    expect(readAll([full], 100)).toEqual([{ type: FrameType.message, job: 0, text: 'a'.repeat(100) }])
  })

  it('are read before the one that breaks the format, and nothing after it is', () => {
    const seen: string[] = []
    const reader = new FrameReader({ maxFrameBytes: 10, onFrame: ({ text }) => seen.push(text) })
    const stream = [encodeFrame(4, 1, 'one'), header(11, 4), encodeFrame(4, 1, 'two')]
    expect(() => reader.push(Buffer.concat(stream))).toThrow(FrameError)
    expect(seen).toEqual(['one'])
  })

  it('of any bytes at all are frames or an error, never more text than bytes came', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      // Headers that are nearly right, so that the payload is reached.
      fc
        .tuple(fc.integer({ min: 0, max: 40 }), fc.nat(255), fc.uint8Array({ maxLength: 60 }))
        .map(([length, type, rest]) => Buffer.concat([header(length, type), rest])),
    )
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 8 }), (chunks) => {
        let read = 0
        const reader = new FrameReader({
          maxFrameBytes: 32,
          onFrame: ({ type, text }) => {
            read += headerBytes + text.length
            expect(type).toBeLessThan(0x80)
            expect(text.length).toBeLessThanOrEqual(32)
          },
        })
        const given = chunks.reduce((sum, { length }) => sum + length, 0)
        try {
          for (const chunk of chunks) reader.push(Buffer.from(chunk))
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError)
        }
        expect(read).toBeLessThanOrEqual(given)
      }),
      { numRuns: 1000 },
    )
  })

  it('that come byte by byte hold little more memory than they weigh', () => {
    const length = mebibyte
    const payload = Buffer.alloc(length, 0x61)
    const reader = new FrameReader({ maxFrameBytes: length, onFrame: () => undefined })
    reader.push(header(length, FrameType.message))
    const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
    const before = used()
    // As a socket hands them over: each a buffer of its own.
    for (let at = 0; at < length - 1; at++) reader.push(Buffer.from([payload[at] ?? 0]))
    expect(used() - before).toBeLessThan(12 * length)
  })

  it('that are large cost what they weigh: four times the size is nowhere near sixteen times the time', () => {
    const time = (length: number): number => {
      const chunks = cut(Buffer.concat([header(length, 4), Buffer.alloc(length, 0x61)]), [])
      const [whole = Buffer.alloc(0)] = chunks
      const pieces: Buffer[] = []
      for (let at = 0; at < whole.length; at += 65_536) pieces.push(whole.subarray(at, at + 65_536))
      const times = [1, 2, 3].map(() => {
        const from = performance.now()
        expect(readAll(pieces, length)).toHaveLength(1)
        return performance.now() - from
      })
      return Math.min(...times)
    }
    time(mebibyte)
    // Quadratic reading would take sixteen times as long.
    expect(time(32 * mebibyte)).toBeLessThan(10 * time(8 * mebibyte) + 20)
  })
})
