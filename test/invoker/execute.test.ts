import { describe, expect, it } from 'vitest'
import { ToolFailure, type ToolContext } from '../../src/kernel/index.ts'
import { bench, gate, sleep, tool } from './fixture.ts'

const unasked = { policy: { maxRiskUnapproved: 'high' as const } }
const never = (): Promise<never> => new Promise(() => undefined)

describe('a call that takes too long', () => {
  it('trap 1 and 41: is an error, recorded as timeout; whether a write happened is unknown', async () => {
    const { call, session } = bench(
      [tool('write', never, { risk: 'high', timeoutMs: 20 }), tool('read', never, { timeoutMs: 20 })],
      unasked,
    )
    expect(await call('write')).toMatchObject({
      status: 'error',
      code: 'timeout',
      effect: 'unknown',
      retryable: false,
      text: expect.stringContaining('unknown') as string,
    })
    expect(await call('read')).toMatchObject({
      status: 'error',
      code: 'timeout',
      effect: 'none',
      retryable: true,
    })
    expect(session.trace.map(({ status, code }) => [status, code])).toEqual([
      ['timeout', 'timeout'],
      ['timeout', 'timeout'],
    ])
  })

  it('may be made again if its tool is idempotent', async () => {
    const { call } = bench([tool('put', never, { risk: 'high', timeoutMs: 20, idempotent: true })], unasked)
    expect(await call('put')).toMatchObject({ effect: 'unknown', retryable: true })
  })

  it('trap 41: does not hold the answer, and what it returns later changes nothing', async () => {
    const late = gate<string>()
    const { call, session } = bench([tool('deaf', () => late.opened, { timeoutMs: 20 })])
    const started = performance.now()
    const result = await call('deaf')
    expect(performance.now() - started).toBeLessThan(500)
    late.open('x'.repeat(50_000))
    await sleep(20)
    expect([result.code, session.trace, session.files]).toMatchObject([
      'timeout',
      [{ status: 'timeout', resultBytes: 0 }],
      [],
    ])
  })

  it('is told by its signal', async () => {
    const aborted = gate<unknown>()
    const watching = tool(
      'watching',
      (_, { signal }: ToolContext) => {
        signal.addEventListener('abort', () => aborted.open(signal.reason))
        return never()
      },
      { timeoutMs: 20 },
    )
    await bench([watching]).call('watching')
    expect(await aborted.opened).toMatchObject({ name: 'TimeoutError' })
  })

  it("trap 42: is not the tool's own TimeoutError", async () => {
    const own = tool('own', async () => {
      throw new DOMException('upstream was slow', 'TimeoutError')
    })
    const { call, session } = bench([own])
    expect(await call('own')).toMatchObject({
      code: 'tool_failed',
      text: expect.stringContaining('upstream was slow') as string,
    })
    expect(session.trace[0]?.status).toBe('error')
  })

  it('has no time of its own if it suspends, but that of the run', async () => {
    const { call } = bench([tool('wait', never, { suspends: true, timeoutMs: 10 })], {
      policy: { totalTimeoutMs: 80 },
    })
    const started = performance.now()
    expect(await call('wait')).toMatchObject({ code: 'deadline', effect: 'none' })
    expect(performance.now() - started).toBeGreaterThan(60)
  })

  it('trap 7: ends with the time of the run, after which nothing starts', async () => {
    const ran: unknown[] = []
    const { call, session } = bench(
      [tool('slow', never, { risk: 'high' }), tool('a', () => void ran.push(1))],
      { policy: { totalTimeoutMs: 50, maxRiskUnapproved: 'high' } },
    )
    expect(await call('slow')).toMatchObject({ status: 'error', code: 'deadline', effect: 'unknown' })
    expect(await call('a')).toMatchObject({ code: 'deadline', effect: 'none' })
    expect(session.trace.map(({ status }) => status)).toEqual(['timeout', 'timeout'])
    expect(ran).toEqual([])
  })
})

describe('a tool that fails', () => {
  const weird: readonly (readonly [string, () => unknown])[] = [
    [
      'null',
      () => {
        throw null
      },
    ],
    [
      'undefined',
      () => {
        throw undefined
      },
    ],
    ['a number', () => Promise.reject(5)],
    ['an object', () => Promise.reject({ message: 'secret' })],
    [
      'a proxy that throws',
      () =>
        Promise.reject(
          new Proxy(
            {},
            {
              get() {
                throw new Error('x')
              },
              getPrototypeOf() {
                throw new Error('x')
              },
            },
          ),
        ),
    ],
    [
      'an error whose message throws',
      () => {
        throw Object.defineProperty(new Error('x'), 'message', {
          get() {
            throw new Error('y')
          },
        })
      },
    ],
    [
      'an error without a message',
      () => {
        throw new Error('')
      },
    ],
    [
      'a thenable that throws',
      () =>
        Object.fromEntries([
          [
            ['th', 'en'].join(''),
            () => {
              throw null
            },
          ],
        ]),
    ],
  ]
  it.each(weird)('throwing %s has failed, without a reason', async (_, execute) => {
    expect(await bench([tool('odd', execute)]).call('odd')).toMatchObject({
      status: 'error',
      code: 'tool_failed',
      text: 'The tool failed and gave no reason.',
    })
  })

  it('says what it knows of its failure', async () => {
    const failing = (failure: ToolFailure) =>
      tool(
        'f',
        () => {
          throw failure
        },
        { risk: 'high' },
      )
    const call = async (failure: ToolFailure) => bench([failing(failure)], unasked).call('f')
    expect(await call(new ToolFailure('busy', { retryable: true, effect: 'none' }))).toMatchObject({
      code: 'tool_failed',
      effect: 'none',
      retryable: true,
    })
    expect(await call(new ToolFailure('sent, but no receipt', { effect: 'done' }))).toMatchObject({
      effect: 'done',
      retryable: false,
    })
    expect(await call(new ToolFailure('line broke', { retryable: true }))).toMatchObject({
      effect: 'unknown',
      retryable: false,
    })
  })

  it('trap 48: shows its message and nothing else of the error', async () => {
    const error = Object.assign(
      new Error('query failed\n    at Connection.run (/srv/app/db.js:1:1)', {
        cause: new Error('cause-secret'),
      }),
      { query: 'query-secret', dsn: 'dsn-secret' },
    )
    const { text } = await bench([
      tool('db', () => {
        throw error
      }),
    ]).call('db')
    expect(text).toBe('query failed')
  })

  it.each([
    ['postgres://admin:hunter2@db.internal:5432/prod failed', 'hunter2', 'db.internal'],
    ['connect redis://:hunter2@10.0.0.1:6379/0', 'hunter2', '10.0.0.1'],
    ['GET https://bob:hunter2@api.test/x gave 500', 'hunter2'],
    ['bad login: password=hunter2; user=bob', 'hunter2'],
    ['{"api_key": "hunter2 hunter3", "x": 1}', 'hunter2', 'hunter3'],
    ['Authorization: Bearer abcdef.hunter2.xyz', 'hunter2'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.hunter2hunter2', 'hunter2', 'eyJzdWIi'],
    ['key sk-proj-hunter2hunter2hunter2', 'hunter2'],
    ['aws AKIAIOSFODNN7EXAMPLE', 'IOSFODNN7'],
    ['-----BEGIN RSA PRIVATE KEY-----\nhunter2\n-----END RSA PRIVATE KEY-----', 'hunter2'],
    ['Server=db;Database=x;User Id=sa;Password=hunter2;', 'hunter2'],
    ['https://x.test/cb?code=1&access_token=hunter2&y=1', 'hunter2'],
  ])('trap 48: masks a credential: %s', async (message, ...secrets) => {
    const { text } = await bench([
      tool('db', async () => {
        throw new Error(message)
      }),
    ]).call('db')
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).toContain('[masked]')
  })

  it('keeps a message that gives nothing away', async () => {
    const message = 'table "users" has no column "emial"; did you mean "email"? See https://docs.test/a?b=c.'
    expect(
      (
        await bench([
          tool('db', () => {
            throw new Error(message)
          }),
        ]).call('db')
      ).text,
    ).toBe(message)
  })

  it('bounds a message, and takes no time for it', async () => {
    const started = performance.now()
    const { text } = await bench([
      tool('db', () => {
        throw new Error(`${'a:'.repeat(500_000)}//`)
      }),
    ]).call('db')
    expect(text.length).toBeLessThan(2100)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('at the same time', () => {
  it('only so many run; the others wait, and their time has not begun', async () => {
    let now = 0
    let most = 0
    const work = tool(
      'work',
      async () => {
        most = Math.max(most, (now += 1))
        await sleep(40)
        now -= 1
      },
      { timeoutMs: 70 },
    )
    const { call } = bench([work], { policy: { maxConcurrency: 2 } })
    const results = await Promise.all(Array.from({ length: 6 }, () => call('work')))
    expect(results.every(({ status }) => status === 'ok')).toBe(true)
    expect(most).toBe(2)
  })

  it('a call that waits and is cancelled never starts', async () => {
    const ran: unknown[] = []
    const cancel = new AbortController()
    const work = tool(
      'work',
      async () => {
        ran.push(1)
        await sleep(30)
      },
      { risk: 'high' },
    )
    const { call, session } = bench(
      [work],
      { policy: { maxConcurrency: 1, maxRiskUnapproved: 'high' } },
      { signal: cancel.signal },
    )
    const running = [call('work'), call('work'), call('work')]
    await sleep(5)
    cancel.abort()
    expect((await Promise.all(running)).map(({ code, effect }) => [code, effect])).toEqual([
      ['cancelled', 'done'],
      ['cancelled', 'none'],
      ['cancelled', 'none'],
    ])
    expect(ran).toHaveLength(1)
    expect(session.trace.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  it('a tool that fails at once leaves its place to the next', async () => {
    const { call } = bench(
      [
        tool('bad', () => {
          throw new Error('x')
        }),
        tool('good', () => 1),
      ],
      { policy: { maxConcurrency: 1 } },
    )
    for (let index = 0; index < 5; index += 1) await call('bad')
    expect((await call('good')).status).toBe('ok')
  })
})

describe('what a tool is told', () => {
  it('its ids, a key that is the same for this call alone, and on whose behalf', async () => {
    const told: ToolContext[] = []
    const { call, session } = bench(
      [tool('a', (_, context) => void told.push(context))],
      {},
      { ctx: { tenant: 'acme', agentId: 'me' } },
    )
    await call('a')
    await call('a')
    expect(told.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chain-1:1', 'chain-1:2'])
    expect(told[0]?.callId).toBe(session.trace[0]?.callId)
    expect(told[0]?.meta).toMatchObject({ tenant: 'acme', agentId: 'me' })
    expect(told[0]?.deadline).toBeGreaterThan(Date.now())
    expect(told[0]?.deadline).toBeLessThan(Date.now() + 61_000)
  })

  it('trap 40: an argument named like something of ours is an argument', async () => {
    const seen: unknown[] = []
    const spy = tool('spy', (args, context) => void seen.push([args, typeof context.idempotencyKey]))
    await bench([spy]).call('spy', { ctx: 1, context: 2, signal: 3, self: 4 })
    expect(seen).toEqual([[{ ctx: 1, context: 2, signal: 3, self: 4 }, 'string']])
  })

  it('a signal that survives a spread of the context', async () => {
    const seen: unknown[] = []
    await bench([tool('a', (_, context) => void seen.push({ ...context }.signal))]).call('a')
    expect(seen[0]).toBeInstanceOf(AbortSignal)
  })
})

describe('a cancellation', () => {
  it('trap 3: lets nothing run afterwards', async () => {
    const ran: unknown[] = []
    const { call, session } = bench(
      [tool('a', () => void ran.push(1))],
      {},
      { ctx: { signal: AbortSignal.abort() } },
    )
    expect(await call('a')).toMatchObject({ status: 'error', code: 'cancelled', effect: 'none' })
    expect([ran, session.callCount, session.trace[0]?.status]).toEqual([[], 0, 'cancelled'])
  })

  it('trap 2: leaves no record that says ok, even if the tool does not notice', async () => {
    const cancel = new AbortController()
    const { call, session } = bench(
      [
        tool(
          'a',
          () => {
            cancel.abort()
            return 1
          },
          { risk: 'high' },
        ),
      ],
      unasked,
      { signal: cancel.signal },
    )
    expect(await call('a')).toMatchObject({ status: 'error', code: 'cancelled', effect: 'done' })
    expect(session.trace).toMatchObject([{ status: 'cancelled', effect: 'done' }])
  })

  it('does not wait for a tool that ignores it', async () => {
    const cancel = new AbortController()
    const { call, session } = bench(
      [tool('deaf', never, { risk: 'high' })],
      { ...unasked, graceMs: 30 },
      { signal: cancel.signal },
    )
    const running = call('deaf')
    const started = performance.now()
    await sleep(5)
    cancel.abort()
    expect(await running).toMatchObject({ code: 'cancelled', effect: 'unknown' })
    expect(performance.now() - started).toBeLessThan(500)
    expect(session.trace).toMatchObject([{ status: 'cancelled', effect: 'unknown' }])
  })
})
