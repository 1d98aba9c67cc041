import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool, tenantOwner } from '../../src/invoker/index.ts'
import { bench, ScriptedApproval, tool, WatchedStore } from './fixture.ts'

const owner = tenantOwner('local')
const ref = ($artifact: unknown): { $artifact: unknown } => ({ $artifact })

async function setUp(more: object = {}, options: object = {}) {
  const store = new WatchedStore()
  const put = async (data: string | Uint8Array, mediaType: string, of = owner): Promise<string> =>
    (await store.store(data, { owner: of, mediaType })).ref
  const seen: unknown[] = []
  const look = tool('look', (args) => void seen.push(args))
  const big = tool('big', () => 'x'.repeat(10_000))
  const made = bench([look, big], { artifactStore: store, ...more }, options)
  return { store, put, seen, ...made }
}

describe('references in arguments', () => {
  it('trap 38: are read wherever they are, by their type', async () => {
    const { put, seen, call, session } = await setUp()
    const text = await put('hello', 'text/csv')
    const json = await put('{"a":[1]}', 'application/json')
    const bytes = await put(new Uint8Array([1, 2, 3]), 'image/png')
    for (const each of [text, json, bytes]) session.issue(each)
    const result = await call('look', { a: ref(text), deep: [{ rows: ref(json) }], b: ref(bytes), plain: 1 })
    expect(result.status).toBe('ok')
    expect(seen).toEqual([
      { a: 'hello', deep: [{ rows: { a: [1] } }], b: expect.any(Uint8Array) as Uint8Array, plain: 1 },
    ])
    expect([...(seen[0] as { b: Uint8Array }).b]).toEqual([1, 2, 3])
    expect(session.trace[0]?.refs).toEqual([text, json, bytes])
  })

  it('lead back to what a tool of the same session returned', async () => {
    const { call, seen } = await setUp()
    const { artifactRef } = await call('big')
    await call('look', { data: ref(artifactRef) })
    expect(seen).toEqual([{ data: 'x'.repeat(10_000) }])
  })

  it.each([
    ['keys beside it', { $artifact: 'art_x', more: 1 }],
    ['a ref that is a list', ref(['art_x'])],
    ['a ref that is a number', ref(5)],
    ['a ref that is null', ref(null)],
    ['a ref within a ref', ref(ref('art_x'))],
  ])('trap 38: that have %s are refused', async (_, data) => {
    const { call, seen } = await setUp()
    expect(await call('look', { data: [data] })).toMatchObject({
      code: 'artifact_malformed',
      text: expect.stringContaining('data[0]') as string,
    })
    expect(seen).toEqual([])
  })

  it('are refused as the arguments themselves', async () => {
    const { call } = await setUp()
    expect((await call('look', ref('art_x'))).code).toBe('artifact_malformed')
  })

  it('trap 39: a missing, a foreign and an unissued one answer alike', async () => {
    const { put, call, seen, session } = await setUp()
    const foreign = await put('secret', 'text/plain', tenantOwner('other'))
    const unissued = await put('secret', 'text/plain')
    session.issue(foreign)
    const texts: string[] = []
    for (const each of ['art_nothing', foreign, unissued, '../x', '__proto__', 'constructor', '']) {
      const { code, text } = await call('look', { data: ref(each) })
      expect(code).toBe('artifact_not_found')
      texts.push(text)
    }
    expect(new Set(texts).size).toBe(1)
    expect(seen).toEqual([])
    expect(session.trace.every(({ refs }) => refs.length === 0)).toBe(true)
  })

  it('trap 39: another session of the same tenant may use one only if it is granted', async () => {
    const { store, call, invoker, seen } = await setUp()
    const { artifactRef } = await call('big')
    const granted = artifactRef ?? ''
    const argumentsJson = JSON.stringify({ data: ref(granted) })
    await using stranger = invoker.openSession({ chainId: 'c2' })
    await using friend = invoker.openSession({ chainId: 'c3', artifacts: [granted] })
    await using abroad = invoker.openSession({
      chainId: 'c4',
      artifacts: [granted],
      ctx: { tenant: 'other' },
    })
    expect((await invoker.invoke({ name: 'look', argumentsJson }, { session: stranger })).code).toBe(
      'artifact_not_found',
    )
    expect((await invoker.invoke({ name: 'look', argumentsJson }, { session: abroad })).code).toBe(
      'artifact_not_found',
    )
    expect((await invoker.invoke({ name: 'look', argumentsJson }, { session: friend })).status).toBe('ok')
    expect(seen).toHaveLength(1)
    expect(await store.exists(granted, { owner })).toBe(true)
  })

  it('trap 37: without a store, no reference reaches a tool', async () => {
    const { call, seen } = await setUp({ artifactStore: undefined })
    expect((await call('look', { data: ref('art_x') })).code).toBe('artifact_not_found')
    expect(seen).toEqual([])
  })

  it('trap 37: the approver sees size, type and digest of what will be read', async () => {
    const approvalHandler = new ScriptedApproval('approved')
    const { put, call, session, seen } = await setUp({
      approvalHandler,
      policy: { maxRiskUnapproved: 'safe' },
    })
    session.host.toolbox.add(tool('send', (args) => void seen.push(args), { risk: 'high' }))
    const file = await put('hello', 'text/plain')
    session.issue(file)
    await call('send', { body: ref(file) })
    expect(approvalHandler.asked[0]).toMatchObject({
      call: { arguments: { body: { $artifact: file } } },
      artifacts: [
        {
          ref: file,
          bytes: 5,
          mediaType: 'text/plain',
          sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        },
      ],
    })
    expect(seen).toEqual([{ body: 'hello' }])
  })

  it('trap 37: one that is gone when the approval comes stops the call', async () => {
    const { put, store, session, seen, call, invoker } = await setUp({
      approvalHandler: new ScriptedApproval(async () => {
        await store.delete(file, { owner })
        return 'approved'
      }),
    })
    invoker.toolbox.add(tool('send', (args) => void seen.push(args), { risk: 'high' }))
    const file = await put('hello', 'text/plain')
    session.issue(file)
    expect(await call('send', { body: ref(file) })).toMatchObject({
      status: 'error',
      code: 'artifact_not_found',
      effect: 'none',
    })
    expect(seen).toEqual([])
  })

  it('trap 40: too much of them is refused before anything is read', async () => {
    const { put, store, session, call } = await setUp({ policy: { maxResolvedBytes: 9 } })
    const file = await put('hello', 'text/plain')
    session.issue(file)
    let reads = 0
    const resolve = store.resolve.bind(store)
    store.resolve = (...given) => {
      reads += 1
      return resolve(...given)
    }
    expect(await call('look', { a: ref(file), b: ref(file) })).toMatchObject({
      code: 'artifact_too_large',
      effect: 'none',
    })
    expect(reads).toBe(0)
    expect((await call('look', { a: ref(file) })).status).toBe('ok')
  })

  it('trap 40: what they hold is checked against the schema before the tool runs', async () => {
    const { put, session, call, invoker, seen } = await setUp()
    const input = z.object({ text: z.string(), n: z.number().default(2) })
    invoker.toolbox.add(
      defineTool({ name: 'count', description: '', input, execute: (args) => void seen.push(args) }),
    )
    const [text, json] = [await put('hello', 'text/plain'), await put('{"secret":1}', 'application/json')]
    session.issue(text)
    session.issue(json)
    expect((await call('count', { text: ref(text) })).status).toBe('ok')
    expect(await call('count', { text: ref(text), n: ref(json) })).toMatchObject({
      code: 'invalid_arguments',
      effect: 'none',
    })
    expect(await call('count', { text: ref(text), extra: ref(text) })).toMatchObject({
      code: 'invalid_arguments',
      text: expect.stringContaining('extra is unknown') as string,
    })
    expect(seen).toEqual([{ text: 'hello', n: 2 }])
  })

  it('are read before a tool prepares its effect', async () => {
    const { put, session, call, invoker, seen } = await setUp({
      approvalHandler: new ScriptedApproval('approved'),
    })
    const prepareCall = (args: unknown): { summary: string; execute(): void } => ({
      summary: 's',
      execute: () => void seen.push(args),
    })
    invoker.toolbox.add(tool('send', () => 1, { risk: 'high', prepareCall }))
    const file = await put('hello', 'text/plain')
    session.issue(file)
    expect((await call('send', { body: ref(file) })).status).toBe('ok')
    expect(seen).toEqual([{ body: 'hello' }])
  })

  it('whose store fails stop the call, and may be tried again', async () => {
    const { put, store, session, call, seen } = await setUp()
    const file = await put('hello', 'text/plain')
    session.issue(file)
    store.resolve = async () => {
      throw new Error('disk at /srv/secret is gone')
    }
    const result = await call('look', { data: ref(file) })
    expect(result).toMatchObject({ code: 'store_failed', effect: 'none', retryable: true })
    expect(result.text).not.toContain('/srv/secret')
    expect(seen).toEqual([])
  })

  it('in text stay text', async () => {
    const { call, seen } = await setUp()
    await call('look', { t: '{"$artifact":"art_x"}', list: ['$artifact', 'art_x'] })
    expect(seen).toEqual([{ t: '{"$artifact":"art_x"}', list: ['$artifact', 'art_x'] }])
  })
})

describe('an artifact read by a script', () => {
  it('comes in ranges, by the same rule of who may', async () => {
    const { put, session, call } = await setUp()
    const { artifactRef = '' } = await call('big')
    const read = await session.readArtifact(artifactRef, { from: 9_990, to: 20_000 })
    expect(read).toMatchObject({ ok: true, size: 10_000, mediaType: 'text/plain; charset=utf-8' })
    expect(read.ok && Buffer.from(read.bytes).toString()).toBe('x'.repeat(10))
    expect(await session.readArtifact(artifactRef, { from: 50_000 })).toMatchObject({
      ok: true,
      bytes: new Uint8Array(),
    })
    const foreign = await put('secret', 'text/plain', tenantOwner('other'))
    session.issue(foreign)
    const answers = [
      await session.readArtifact(foreign, { from: 0 }),
      await session.readArtifact('art_none', { from: 0 }),
    ]
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ ok: false, code: 'artifact_not_found' })
  })

  it('is bounded, and over when the session is', async () => {
    const { session, call } = await setUp({ policy: { maxResolvedBytes: 100 } })
    const { artifactRef = '' } = await call('big')
    expect(await session.readArtifact(artifactRef, { from: 0 })).toMatchObject({
      ok: false,
      code: 'artifact_too_large',
    })
    await session.close()
    expect(await session.readArtifact(artifactRef, { from: 0, to: 10 })).toMatchObject({
      ok: false,
      code: 'session_closed',
    })
  })
})
