import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { FrameSender } from '../../sandbox/frame-sender.ts'
import { FrameType } from '../../sandbox/frames.ts'
import { EntryWriter } from '../../src/chain/entry-writer.ts'
import { MemoryJournal } from '../../src/journal/index.ts'
import type { ChainLease } from '../../src/journal/index.ts'

it('an answer is on its way before it is written, and written before anything is heard', async () => {
  const order: string[] = []
  const socket = new Duplex({
    read: () => undefined,
    writev: (_, done) => {
      order.push('sent')
      done()
    },
  })
  const lease = await new MemoryJournal().create({ chainId: 'a', tenant: 'local', definition: '{}' })
  const kept: ChainLease = {
    ...lease,
    append(...entries) {
      order.push('written')
      return lease.append(...entries)
    },
  }
  const sender = new FrameSender(socket)
  const writer = new EntryWriter(kept, () => order.push('failed'))
  // As an answer comes: from a promise, and it takes some more of them to the socket.
  await Promise.resolve()
  writer.add({ kind: 'answer', id: 1, at: 1, digest: 'd', answer: 'json\n1' })
  void Promise.resolve()
    .then(() => undefined)
    .then(() => sender.send(FrameType.send, 1, '1 json\n1'))
  setImmediate(() => order.push('heard'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(order).toEqual(['sent', 'written', 'heard'])
})
