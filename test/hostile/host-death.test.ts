import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { descendantsOf, listProcesses, settles } from './process-tree.ts'
import type { ProcessEntry } from './process-tree.ts'

const hostPath = fileURLToPath(new URL('./host.ts', import.meta.url))

describe.runIf(process.platform === 'linux')('a host that dies in the middle of a chain', () => {
  it('takes its sandboxes with it, even one that never stops running', async () => {
    const host = spawn(process.execPath, [hostPath, 'timeout', 'sync-loop'], { stdio: 'ignore' })
    const below = (): ProcessEntry[] => descendantsOf(host.pid ?? 0, listProcesses())
    expect(await settles(() => isBusy(below()), 10_000)).toBe(true)
    const sandboxes = new Set(below().map(({ identity }) => identity))
    host.kill('SIGKILL')
    const live = (): ProcessEntry[] =>
      listProcesses().filter(({ identity, isZombie }) => sandboxes.has(identity) && !isZombie)
    await settles(() => live().length === 0, 3000)
    expect(live()).toEqual([])
  })
})

/** The one case and the spare: two sandboxes, in a jail or not. */
function isBusy(below: readonly ProcessEntry[]): boolean {
  return below.filter(({ name }) => name !== 'bwrap').length >= 2
}
