import { below, pick } from './random.ts'
import type { Random } from './random.ts'

const odd32 = [0, 1, 8, 9, 0x7f, 0x80, 0xff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff]

/** One change to some bytes, as fuzzers make them: anything from a flipped bit to a part of another stream. */
export function mutateBytes(random: Random, bytes: Buffer, other: Buffer): Buffer {
  if (bytes.length === 0) return Buffer.from(other)
  const at = below(random, bytes.length)
  const length = Math.min(bytes.length - at, 1 + below(random, 64))
  const copy = Buffer.from(bytes)
  switch (below(random, 8)) {
    case 0:
      copy[at] = (copy[at] ?? 0) ^ (1 << below(random, 8))
      return copy
    case 1:
      copy[at] = below(random, 256)
      return copy
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    case 3:
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
    case 4:
      if (at + 4 <= copy.length) copy.writeUInt32LE(pick(random, odd32), at)
      return copy
    case 5:
      return bytes.subarray(0, at)
    case 6: {
      const from = below(random, other.length)
      const part = other.subarray(from, from + 1 + below(random, 64))
      return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
    }
    default:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(length, below(random, 256)),
        bytes.subarray(at),
      ])
  }
}

const oddParts = [
  '[',
  ']',
  '"',
  '\n',
  ',',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  'null',
  'true',
  '{}',
  '\\u0000',
  '\u2028',
  '__proto__',
  'constructor',
  '\ud800',
  '[["call"]]',
  '"call"',
  '"read"',
  '"timer"',
  '2147483648',
  '[]',
  ' ',
]

/** One change to a text. */
export function mutateText(random: Random, text: string): string {
  const at = below(random, text.length + 1)
  const end = Math.min(text.length, at + 1 + below(random, 8))
  switch (below(random, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(end)
    case 1:
      return text.slice(0, at) + pick(random, oddParts) + text.slice(at)
    case 2:
      return text.slice(0, at) + pick(random, oddParts) + text.slice(end)
    case 3:
      return text.slice(0, at)
    default:
      return text.slice(0, end) + text.slice(at)
  }
}
