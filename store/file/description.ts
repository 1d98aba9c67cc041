import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

import { corrupt } from '../errors.ts'
import { disk } from './disk.ts'

/** What a blob's file says about its content, and never changes. */
export interface Description {
  readonly version: 1
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
  readonly storedAt: number
  readonly ttlMs: number
}

/*
 * A blob is one file, so that one rename makes all of it visible:
 *
 *   content | description as JSON | its length (4) | its CRC-32 (4) | "CATB"
 *
 * The description comes last because digest and size are known last, and the content first so that a range of it
 * is the same range of the file.
 */
const trailerBytes = 12
const magic = 0x43415442
const tailBytes = 8192

/** The end of a blob's file. */
export function encodeTail(description: Description): Buffer {
  const json = Buffer.from(JSON.stringify(description))
  const trailer = Buffer.alloc(trailerBytes)
  trailer.writeUInt32BE(json.length, 0)
  trailer.writeUInt32BE(crc32(json), 4)
  trailer.writeUInt32BE(magic, 8)
  return Buffer.concat([json, trailer])
}

/** Reads what a blob's file says of its content, and checks it against its size. @throws `corrupt`, `unavailable` */
export async function readDescription(file: FileHandle): Promise<Description> {
  const { size } = await disk(file.stat())
  const tail = Buffer.alloc(Math.min(size, tailBytes))
  const { bytesRead } = await disk(file.read(tail, 0, tail.length, size - tail.length))
  if (bytesRead !== tail.length || tail.length < trailerBytes) throw corrupt()
  const trailer = tail.subarray(-trailerBytes)
  const length = trailer.readUInt32BE(0)
  if (trailer.readUInt32BE(8) !== magic || length > tail.length - trailerBytes) throw corrupt()
  const json = tail.subarray(-trailerBytes - length, -trailerBytes)
  if (crc32(json) !== trailer.readUInt32BE(4)) throw corrupt()
  const description = parse(json.toString())
  if (description?.bytes !== size - trailerBytes - length) throw corrupt()
  return description
}

function parse(json: string): Description | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isDescription(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isDescription(value: unknown): value is Description {
  if (typeof value !== 'object' || value === null) return false
  const { version, mediaType, bytes, sha256, storedAt, ttlMs }: Partial<Record<keyof Description, unknown>> =
    value
  const texts = [mediaType, sha256].every((field) => typeof field === 'string')
  return version === 1 && texts && [bytes, storedAt, ttlMs].every((field) => typeof field === 'number')
}
