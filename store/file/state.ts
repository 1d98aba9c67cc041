import type { FileHandle } from 'node:fs/promises'

import type { StoreClock } from '../types.ts'
import { disk } from './disk.ts'
import type { Pin } from './pins.ts'
import { listPins } from './pins.ts'

/** By what a blob's state is judged. */
export interface StateRules {
  readonly clock: StoreClock
  /** A pin of this age, in milliseconds, no longer holds: its holder must be gone. */
  readonly maxPinMs: number
}

/** What changes about a blob: who holds it, and since when its time to live runs. */
export interface BlobState {
  /** Those that hold the blob, the newest first. */
  readonly pins: readonly Pin[]
  /** Those that do so no longer. */
  readonly lapsed: readonly Pin[]
  /** Milliseconds since the epoch. */
  readonly since: number
  /** When the state was looked at. */
  readonly now: number
}

/**
 * Looks at the clock, then at the pins, then at the time of the file, and only that order is right when others pin and
 * unpin meanwhile: whoever pins makes the pin first and looks at the clock after; whoever unpins sets the time first
 * and takes the pin away after. See docs/decisions/2026-11-30-file-store-pins.md.
 */
export async function stateOf(
  file: FileHandle,
  pinsDirectory: string,
  rules: StateRules,
): Promise<BlobState> {
  const now = Math.trunc(rules.clock.now())
  const all = await listPins(pinsDirectory)
  const { mtimeMs } = await disk(file.stat())
  const holds = (pin: Pin): boolean => now - pin.since < rules.maxPinMs
  return {
    pins: all.filter(holds),
    lapsed: all.filter((pin) => !holds(pin)),
    since: Math.round(mtimeMs),
    now,
  }
}

/** Whether a blob's time is over. Once it is, it stays so: neither pin nor unpin touches an expired blob. */
export function isExpired({ pins, since, now }: BlobState, ttlMs: number): boolean {
  return pins.length === 0 && now >= since + ttlMs
}
