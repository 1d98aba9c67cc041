import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'
import { BusyPoll } from '../../sandbox/busy-poll.ts'

const isPolling = (): boolean => process.getActiveResourcesInfo().includes('Immediate')

let clock = 0
const yes = (): boolean => true

/** A poll for a script whose calls have come one soon after the other. */
function underWay(isCoreFree = yes): BusyPoll {
  const poll = new BusyPoll(isCoreFree, () => clock)
  for (let answers = 0; answers < 20; answers += 1) {
    poll.expect()
    poll.end()
  }
  return poll
}

describe('a wait for a sandbox process that makes one quick call after the other', () => {
  it('keeps the event loop awake until the process speaks', () => {
    const poll = underWay()
    expect(isPolling()).toBe(false)
    poll.expect()
    expect(isPolling()).toBe(true)
    poll.end()
    expect(isPolling()).toBe(false)
  })

  it('lets it sleep when the process does not speak soon, until it is quick again', async () => {
    const poll = underWay()
    poll.expect()
    await sleep(50)
    expect(isPolling()).toBe(false)
    poll.end()
    poll.expect()
    expect(isPolling()).toBe(false)
  })

  it('does not begin with a single call, with calls that are made at once, or with slow ones', () => {
    const poll = new BusyPoll(yes, () => clock)
    for (let answers = 0; answers < 50; answers += 1) poll.expect()
    expect(isPolling()).toBe(false)
    for (let answers = 0; answers < 20; answers += 1) {
      poll.end()
      clock += 2
      poll.expect()
      expect(isPolling()).toBe(false)
    }
  })

  it('takes no core that others need', () => {
    underWay(() => false).expect()
    expect(isPolling()).toBe(false)
  })
})
