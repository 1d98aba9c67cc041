import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'
import { BusyPoll } from '../../sandbox/busy-poll.ts'

const isPolling = (): boolean => process.getActiveResourcesInfo().includes('Immediate')

describe('a wait for a sandbox process', () => {
  it('keeps the event loop awake until the process speaks', async () => {
    const poll = new BusyPoll(() => true)
    poll.expect()
    expect(isPolling()).toBe(true)
    poll.end()
    expect(isPolling()).toBe(false)
  })

  it('lets it sleep when the process does not speak at once, and after that for a while', async () => {
    const poll = new BusyPoll(() => true)
    poll.expect()
    await sleep(50)
    expect(isPolling()).toBe(false)
    for (let waits = 0; waits < 32; waits += 1) {
      poll.expect()
      expect(isPolling()).toBe(false)
    }
    poll.expect()
    expect(isPolling()).toBe(true)
    poll.end()
  })

  it('takes no core that others need', () => {
    const poll = new BusyPoll(() => false)
    poll.expect()
    expect(isPolling()).toBe(false)
  })
})
