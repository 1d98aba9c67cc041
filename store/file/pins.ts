import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { diskIfThere, errnoOf } from './disk.ts'
import { syncDirectory } from './sync-directory.ts'

/** One pin: an empty file, named for the time it was made and something random. */
export interface Pin {
  readonly path: string
  /** Milliseconds since the epoch. */
  readonly since: number
}

/** A blob's pins, the newest first. */
export async function listPins(directory: string): Promise<readonly Pin[]> {
  const names = (await diskIfThere(readdir(directory))) ?? []
  const pins = names.flatMap((name) => {
    const since = /^(\d+)-[0-9a-f]{16}$/.exec(name)?.[1]
    return since === undefined ? [] : [{ path: join(directory, name), since: Number(since) }]
  })
  return pins.toSorted((a, b) => b.since - a.since)
}

/** Makes one pin more, durably. Undefined when the blob, and with it its pins, was removed meanwhile. */
export async function addPin(directory: string, now: number): Promise<Pin | undefined> {
  const path = join(directory, `${now}-${randomBytes(8).toString('hex')}`)
  return diskIfThere(createPin(path).then(() => ({ path, since: now })))
}

/** Takes one pin back; false if somebody else did. */
export async function removePin(pin: Pin): Promise<boolean> {
  return (await diskIfThere(unlink(pin.path).then(() => true))) ?? false
}

async function createPin(path: string): Promise<void> {
  const directory = dirname(path)
  const made = await makeHere(directory)
  await (await open(path, 'wx', 0o600)).close()
  await syncDirectory(directory)
  if (made) await syncDirectory(dirname(directory))
}

/** Makes one directory and none above it: with the owner's directory gone there is nothing left to pin. */
async function makeHere(directory: string): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 })
    return true
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false
    throw error
  }
}
