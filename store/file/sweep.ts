import type { SweepOptions, SweepReport } from '../types.ts'
import type { Garbage, GarbageRules } from './garbage.ts'
import { findGarbage } from './garbage.ts'

/** Removes from a store's directory what nobody needs any more, or counts it. @throws `unavailable` */
export async function sweep(root: string, rules: GarbageRules, options: SweepOptions): Promise<SweepReport> {
  const counts = { blob: 0, part: 0, pin: 0, directory: 0 } satisfies Record<Garbage['kind'], number>
  let bytes = 0
  for await (const garbage of findGarbage(root, rules)) {
    if (options.mode !== 'report' && !(await garbage.remove())) continue
    counts[garbage.kind] += 1
    bytes += garbage.bytes
  }
  return { blobs: counts.blob, bytes, parts: counts.part, pins: counts.pin }
}
