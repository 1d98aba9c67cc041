import { beforeAll, describe, expect, it } from 'vitest'

import { judgeCase } from './judge-case.ts'
import { listGroups, readGroup } from './parse-case.ts'
import { listProcesses } from './process-tree.ts'
import { runHost } from './run-host.ts'
import type { HostRun } from './run-host.ts'

const hostTimeoutMs = 120_000
/** The host must stay able to do other things; what holds it up is counted against it, whoever it was. */
const maxBlockMs = 500
const maxMsToExit = 2000
/**
 * A sandbox that ends by itself, or is killed while it starts, may leave the processes of its jail to be reaped by
 * others: a tenth of all that a class had, and in a small class those of one sandbox.
 */
const maxAbandonedShare = 0.1
const processesOfOne = 3
/** What a host may grow by while it runs a whole class: its results, the files of a script (64 MiB, twice while they come), its compiler's threads, and slack; 300 to 402 were measured. */
const maxGrowthMb = 512

describe.each(listGroups())('hostile scripts: %s', (group) => {
  let host: HostRun
  beforeAll(async () => {
    host = await runHost(group, hostTimeoutMs)
  }, hostTimeoutMs + 10_000)

  for (const hostile of readGroup(group)) {
    const name = `${group}/${hostile.name}`
    it(name, () => {
      const line = host.cases.get(name)
      if (line === undefined)
        throw new Error(`the host said nothing of this case; its last words: ${host.stderr.slice(-2000)}`)
      expect(judgeCase(hostile, line.report)).toEqual([])
      expect(line.strays).toEqual([])
      expect(line.longestBlockMs).toBeLessThan(maxBlockMs)
    })
  }

  it('the host survives, and exits by itself with code 0 and in time', () => {
    expect({ exitCode: host.exitCode, signal: host.signal, stderr: host.stderr }).toEqual({
      exitCode: 0,
      signal: null,
      stderr: '',
    })
    expect(host.msToExit).toBeLessThan(maxMsToExit)
  })

  it("the host's memory stays bounded", () => {
    const { rssStartMb = 0, rssPeakMb = Infinity } = host.end ?? {}
    expect(rssPeakMb - rssStartMb).toBeLessThan(maxGrowthMb)
  })

  it.runIf(process.platform === 'linux')('no process outlives its chain, the pool or the host', () => {
    expect(host.end?.left).toEqual([])
    const seen = new Set(host.end?.seen ?? [])
    expect(seen.size).toBeGreaterThan(0)
    const orphans = listProcesses().filter(
      ({ parent, identity, isZombie }) => parent === host.pid || (seen.has(identity) && !isZombie),
    )
    expect(host.end?.abandoned).toBeLessThanOrEqual(Math.max(processesOfOne, maxAbandonedShare * seen.size))
    expect(orphans).toEqual([])
  })
})
