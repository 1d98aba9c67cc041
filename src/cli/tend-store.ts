import { StoreError } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { openLastingStore } from './open-store.ts'
import type { Output } from './output.ts'

/** The flags of `catenary store init` and `catenary store gc`, as they were given. */
export interface StoreFlags {
  readonly store: string
  readonly check?: true
  readonly dryRun?: true
  readonly json?: true
}

/** Prepares a store and says with which code the process is to end. @throws UsageError */
export async function initStore({ store, check, json }: StoreFlags, output: Output): Promise<number> {
  await using opened = await openLastingStore(store)
  return sayingWhy(output, async () => {
    const found = (await opened.init?.({ mode: check === true ? 'check' : 'create' })) ?? { folder: 'found' }
    const lines = Object.entries(found).map(([name, state]) => `${name}: ${state}\n`)
    await output.write(json === true ? `${JSON.stringify(found)}\n` : lines.join(''))
    return Object.values(found).includes('missing') ? exitCode.failed : exitCode.ok
  })
}

/** Frees what nobody needs any more, or counts it, and says with which code the process is to end. @throws UsageError */
export async function collectGarbage({ store, dryRun, json }: StoreFlags, output: Output): Promise<number> {
  await using opened = await openLastingStore(store)
  return sayingWhy(output, async () => {
    const report = await opened.store.sweep({ mode: dryRun === true ? 'report' : 'remove' })
    const { blobs, parts, pins, bytes } = report
    const verb = dryRun === true ? 'would free' : 'freed'
    const text = `${verb} ${bytes} bytes: ${blobs} expired artifacts, ${parts} unfinished uploads, ${pins} lapsed pins\n`
    await output.write(json === true ? `${JSON.stringify(report)}\n` : text)
    return exitCode.ok
  })
}

async function sayingWhy(output: Output, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!StoreError.isInstance(error)) throw error
    output.note('catenary:', error.message)
    return exitCode.failed
  }
}
