import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError, Dispatcher } from '../../bridge/index.ts'
import type { Answer, HostPort } from '../../bridge/index.ts'

const failure = {
  callId: 'c',
  tool: 't',
  status: 'error',
  code: 'tool_failed',
  retryable: true,
  effect: 'none',
  message: 'no',
}

interface Bench {
  readonly dispatcher: Dispatcher
  readonly sent: string[]
  readonly heard: string[]
  /** Answers the question that was asked first. */
  answer(answer: Answer): Promise<void>
  fail(): Promise<void>
}

function bench(maxOpen?: number): Bench {
  const sent: string[] = []
  const heard: string[] = []
  const asked: PromiseWithResolvers<Answer>[] = []
  const ask = (): Promise<Answer> => {
    const deferred = Promise.withResolvers<Answer>()
    asked.push(deferred)
    return deferred.promise
  }
  const port: HostPort = {
    call: ask,
    read: ask,
    io: ask,
    catalogue: ask,
    log: (level, text) => void heard.push(`${level} ${text}`),
    progress: (json) => void heard.push(`progress ${json}`),
  }
  const dispatcher = new Dispatcher({
    port,
    send: (text) => sent.push(text),
    ...(maxOpen === undefined ? {} : { maxOpen }),
  })
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return {
    dispatcher,
    sent,
    heard,
    async answer(answer) {
      asked.shift()?.resolve(answer)
      await settled()
    },
    async fail() {
      asked.shift()?.reject(new Error('a port that breaks its word'))
      await settled()
    },
  }
}

const call = (id: number, name = 'x'): string => `["call",${id},"${name}","value"]\n{}`
const timer = (id: number, ms: number): string => `["timer",${id},${ms}]\n`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the host end of the bridge', () => {
  it('answers each kind of question in its form, to the id that asked', async () => {
    const { dispatcher, sent, answer } = bench()
    const artifact = { ref: 'r', bytes: 5, mediaType: 'text/plain', preview: 'p' }
    const answers: readonly Answer[] = [
      { kind: 'json', json: '{"a":1}' },
      { kind: 'outcome', json: '{"status":"ok"}' },
      { kind: 'text', text: '5\nfive\nlines' },
      { kind: 'none' },
      { kind: 'artifact', artifact },
      { kind: 'error', failure },
    ]
    for (const [at, given] of answers.entries()) {
      dispatcher.receive(at === 2 ? `["read",${at + 1},"r",0,5,"text"]\n` : call(at + 1))
      await answer(given)
    }
    expect(sent).toEqual([
      '1 json\n{"a":1}',
      '2 outcome\n{"status":"ok"}',
      '3 text\n5\nfive\nlines',
      '4 none\n',
      `5 artifact\n${JSON.stringify(artifact)}`,
      `6 error\n${JSON.stringify({ id: 6, ...failure })}`,
    ])
    expect(dispatcher.open).toBe(0)
    expect(dispatcher.failureOf(6)).toEqual(failure)
    expect(dispatcher.failureOf(5)).toBeUndefined()
  })

  it('passes on what is no question', () => {
    const { dispatcher, heard } = bench()
    dispatcher.receive('["log","warn"]\na\nb')
    dispatcher.receive('["progress"]\n{"done":1}')
    expect([heard, dispatcher.open]).toEqual([['warn a\nb', 'progress {"done":1}'], 0])
  })

  it('takes ids that only grow', () => {
    const { dispatcher } = bench()
    dispatcher.receive(call(3))
    dispatcher.receive(timer(7, 5))
    for (const id of [7, 3, 0, 6]) expect(() => dispatcher.receive(call(id))).toThrow(BridgeError)
    expect(() => dispatcher.receive(call(8))).not.toThrow()
  })

  it('counts what is open, and takes no more than it may', async () => {
    const { dispatcher, answer } = bench(3)
    for (const id of [1, 2, 3]) dispatcher.receive(call(id))
    expect(dispatcher.open).toBe(3)
    await answer({ kind: 'none' })
    expect(dispatcher.open).toBe(2)
    dispatcher.receive(timer(4, 100))
    expect(() => dispatcher.receive(call(5))).toThrow(/more than 3 calls open/)
  })

  it('lets the script wait as long as it asked, once', async () => {
    const { dispatcher, sent } = bench()
    dispatcher.receive(timer(1, 1000))
    dispatcher.receive(timer(2, 0.5))
    vi.advanceTimersByTime(999)
    expect(sent).toEqual(['2 none\n'])
    vi.advanceTimersByTime(5000)
    expect([sent, dispatcher.open]).toEqual([['2 none\n', '1 none\n'], 0])
  })

  it('after its close sends nothing, hears nothing and keeps no timer', async () => {
    const { dispatcher, sent, heard, answer, fail } = bench()
    dispatcher.receive(call(1))
    dispatcher.receive(call(2))
    dispatcher.receive(timer(3, 50))
    dispatcher.close()
    expect(vi.getTimerCount()).toBe(0)
    await answer({ kind: 'json', json: '1' })
    await fail()
    dispatcher.receive('["log","info"]\nlate')
    dispatcher.receive('not even a message')
    vi.advanceTimersByTime(1000)
    expect([sent, heard]).toEqual([[], []])
  })

  it('tells the script of a port that breaks its word, and goes on', async () => {
    const { dispatcher, sent, answer, fail } = bench()
    dispatcher.receive(call(1, 'pay'))
    dispatcher.receive(call(2))
    await fail()
    await answer({ kind: 'json', json: '2' })
    const [, body = ''] = sent[0]?.split('\n') ?? []
    expect(JSON.parse(body)).toMatchObject({ id: 1, tool: 'pay', code: 'internal', effect: 'unknown' })
    expect([sent[1], dispatcher.open]).toEqual(['2 json\n2', 0])
    expect(dispatcher.failureOf(1)).toMatchObject({ code: 'internal' })
  })

  it('remembers failures, but not without end', async () => {
    const { dispatcher, answer } = bench()
    for (let id = 1; id <= 1500; id++) {
      dispatcher.receive(call(id))
      await answer({ kind: 'error', failure })
    }
    expect([dispatcher.failureOf(1), dispatcher.failureOf(1500)]).toEqual([undefined, failure])
  })

  it('keeps its books whatever comes: open is what was asked and not answered', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('call' as const), gap: fc.integer({ min: -2, max: 5 }) }),
      fc.record({ kind: fc.constant('timer' as const), gap: fc.integer({ min: -2, max: 5 }) }),
      fc.record({ kind: fc.constant('answer' as const) }),
      fc.record({ kind: fc.constant('wait' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { dispatcher, sent, answer } = bench()
        let lastId = 0
        let calls = 0
        let timers = 0
        let answered = 0
        for (const given of steps) {
          if (given.kind === 'answer') {
            if (calls === 0) continue
            await answer({ kind: 'none' })
            calls -= 1
            answered += 1
          } else if (given.kind === 'wait') {
            vi.advanceTimersByTime(20)
            answered += timers
            timers = 0
          } else {
            const id = lastId + given.gap
            const text = given.kind === 'call' ? call(id) : timer(id, 10)
            if (given.gap <= 0) expect(() => dispatcher.receive(text)).toThrow(BridgeError)
            else {
              dispatcher.receive(text)
              lastId = id
              if (given.kind === 'call') calls += 1
              else timers += 1
            }
          }
          expect(dispatcher.open).toBe(calls + timers)
          expect(sent.length).toBe(answered)
        }
        const ids = sent.map((text) => Number(text.split(' ')[0]))
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 200 },
    )
  })
})
