import { artifactArgument, defineTool, FileBlobStore, MemoryBlobStore, streamResult } from 'catenary'
import type { ArtifactStream } from 'catenary'
import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chainBench, echo, tool } from './chains.ts'

const { run, value, error } = chainBench()

const csv = 'id,name\n1,ñ🚀\n'
const put = `const a = await artifacts.put(${JSON.stringify(csv)}, { mediaType: 'text/csv' })`
const withStore = () => ({ artifactStore: new MemoryBlobStore() })

/** Tells what it was handed. */
function taker(form: 'bytes' | 'text' | 'json' | 'base64' | 'stream') {
  return defineTool({
    name: 'take',
    description: 'Takes an artifact.',
    input: z.object({ data: artifactArgument(form) }),
    execute: async ({ data }) => {
      if (form !== 'stream')
        return [data instanceof Uint8Array ? 'bytes' : typeof data, Buffer.from(data as string).toString()]
      const stream = data as unknown as ArtifactStream
      const read = async (): Promise<string> => {
        const chunks: Uint8Array[] = []
        for await (const chunk of stream) chunks.push(chunk)
        return Buffer.concat(chunks).toString()
      }
      return ['stream', await read(), (await read()).length, stream.bytes, stream.mediaType, stream.sha256]
    },
  })
}

describe('an artifact in the arguments of a tool', () => {
  it.each([
    ['bytes', ['bytes', csv]],
    ['text', ['string', csv]],
    ['base64', ['string', Buffer.from(csv).toString('base64')]],
    ['stream', ['stream', csv, csv.length, Buffer.byteLength(csv), 'text/csv', hash('sha256', csv)]],
  ] as const)('is taken as %s by a tool that declares so', async (form, expected) => {
    const result = await value(`${put}; return tools.take({ data: a })`, [taker(form)], withStore())
    expect(result).toEqual(expected)
  })

  it('is taken as the schema asks, wherever it stands', async () => {
    const give = tool('give', (args) => args, {
      inputSchema: {
        type: 'object',
        properties: {
          text: { type: 'string' },
          base64: { type: 'string', contentEncoding: 'base64' },
          rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } } } },
          list: { type: 'array', items: { $ref: '#/$defs/word' } },
          open: {},
        },
        $defs: { word: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      },
    })
    const script = `
      const json = await artifacts.put([{ n: 1 }])
      const binary = await artifacts.put(new Uint8Array([255, 0, 254]))
      return await tools.give({ text: json, base64: json, rows: json, list: [json, binary], open: json })`
    expect(await value(script, [give], withStore())).toEqual({
      text: '[{"n":1}]',
      base64: Buffer.from('[{"n":1}]').toString('base64'),
      rows: [{ n: 1 }],
      list: ['[{"n":1}]', Buffer.from([255, 0, 254]).toString('base64')],
      open: [{ n: 1 }],
    })
  })

  it('is taken as `artifacts` of the tool says, over its schema', async () => {
    const take = tool('take', (args) => (args as { data: unknown }).data instanceof Uint8Array, {
      artifacts: { data: 'bytes' },
    })
    expect(await value(`${put}; return tools.take({ data: a })`, [take], withStore())).toBe(true)
  })

  it('that a JSON Schema marks as bytes or a stream refuses anything else', async () => {
    const take = tool('take', () => 'took', {
      inputSchema: {
        type: 'object',
        properties: { data: { type: 'string', 'x-catenary-artifact': 'stream' } },
      },
    })
    const script = `${put}
      const refused = await tools.take({ data: 'text' }).catch((e) => e.code)
      return [await tools.take({ data: a }), refused]`
    expect(await value(script, [take], withStore())).toEqual(['took', 'invalid_arguments'])
  })

  it.each([
    ['maxResolvedBytes', 'bytes'],
    ['maxStreamedBytes', 'stream'],
  ] as const)('is bounded by %s when taken as %s', async (limit, form) => {
    const script = `${put}; return tools.take({ data: a }).catch((e) => [e.code, e.effect])`
    const policy = { [limit]: 10 }
    expect(await value(script, [taker(form)], { ...withStore(), policy })).toEqual([
      'artifact_too_large',
      'none',
    ])
  })

  it('as a stream ends with the session', async () => {
    let kept: ArtifactStream | undefined
    const keep = tool('keep', (args) => void (kept = (args as { data: ArtifactStream }).data), {
      artifacts: { data: 'stream' },
    })
    await run(`${put}; await tools.keep({ data: a })`, [keep], withStore())
    const read = async (): Promise<void> => {
      for await (const _ of kept ?? []) throw new Error('a chunk came')
    }
    await expect(read()).rejects.toThrow(/abort|given up|cancel/i)
  })

  it('a form that there is none of is refused when the tool is registered', async () => {
    const bad = tool('bad', () => 1, { artifacts: { data: 'blob' as 'bytes' } })
    await expect(async () => run('', [bad])).rejects.toMatchObject({
      code: 'invalid_tool',
      field: 'artifacts',
    })
  })
})

async function* pieces(count: number) {
  for (let n = 0; n < count; n += 1) yield `line ${n} ñ🚀\n`
}

describe('a result that comes in pieces', () => {
  it('is an Artifact, with its type, digest and beginning', async () => {
    const give = tool('give', () => streamResult(pieces(5000), { mediaType: 'text/csv' }))
    const script = `
      const a = await tools.give()
      let n = 0
      for await (const line of a.lines()) if (line === 'line ' + n + ' ñ🚀') n += 1
      return { n, size: a.size, type: a.mediaType, sha256: a.sha256, begins: a.preview.slice(0, 7), text: (await a.text()).length }`
    const whole = Array.from({ length: 5000 }, (_, n) => `line ${n} ñ🚀\n`).join('')
    const result = await run(script, [give], withStore())
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        n: 5000,
        size: Buffer.byteLength(whole),
        type: 'text/csv',
        sha256: hash('sha256', whole),
        begins: 'line 0 ',
        text: whole.length,
      },
      trace: [{ resultBytes: Buffer.byteLength(whole), refs: [expect.stringMatching(/^art_/)] }],
    })
  })

  it.each([
    [
      'an async generator of bytes',
      () =>
        (async function* () {
          yield Buffer.from('89504e470d0a1a0a', 'hex')
        })(),
      'image/png',
    ],
    ['a web stream', () => new Blob(['a text']).stream(), 'application/octet-stream'],
    ['an empty one', () => pieces(0), 'text/plain; charset=utf-8'],
  ])('%s has its real type', async (_, make, type) => {
    expect(await value('return (await tools.give()).mediaType', [tool('give', make)], withStore())).toBe(type)
  })

  it('says in its outcome what was stored', async () => {
    const script = `
      const o = await tools.give.invoke()
      const shown = o.bytes - o.omittedBytes
      return [o.status, shown > 296 && shown <= 300, o.artifact.sha256 === o.sha256, o.text.slice(o.text.indexOf('['))]`
    const more = { ...withStore(), policy: { maxInlineResultBytes: 300 } }
    expect(await value(script, [tool('give', () => pieces(100))], more)).toEqual([
      'ok',
      true,
      true,
      expect.stringMatching(
        /^\[truncated: \d+ more bytes; the whole is in the artifact art_\S+ \(text\/plain/,
      ),
    ])
  })

  it.each([
    [
      'fails',
      async function* () {
        yield 'a'
        throw new Error('the disk is gone')
      },
      'tool_failed',
      /the disk is gone/,
    ],
    [
      'has pieces of something else',
      async function* () {
        yield 5
      },
      'invalid_result',
      /neither text nor bytes/,
    ],
    ['is over the limit', () => pieces(1000), 'result_too_large', /over the limit/],
  ])('that %s says so, and leaves nothing behind', async (_, make, code, message) => {
    const artifactStore = new MemoryBlobStore()
    const give = tool('give', make, { risk: 'high' })
    const more = { artifactStore, policy: { maxStreamedBytes: 500, maxRiskUnapproved: 'high' as const } }
    const result = await run('return await tools.give()', [give], more)
    expect(result).toMatchObject({
      status: 'error',
      error: { code: 'tool', message: expect.stringMatching(message), call: { code } },
      trace: [{ tool: 'give', refs: [] }],
    })
  })

  it('that never ends is stopped with the call', async () => {
    let stopped = false
    const give = tool('give', async function* () {
      try {
        for (;;) {
          yield 'x'
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      } finally {
        stopped = true
      }
    })
    const more = { ...withStore(), policy: { callTimeoutMs: 200 } }
    expect(await error('await tools.give()', [give], more)).toMatchObject({ call: { code: 'timeout' } })
    await expect.poll(() => stopped).toBe(true)
  })

  it('is a value like any other where there is no store', async () => {
    expect(await value('return await tools.give()', [tool('give', () => pieces(2))])).toBe(
      'line 0 ñ🚀\nline 1 ñ🚀\n',
    )
    const bytes = tool('give', () => new Blob([new Uint8Array([0, 255])]).stream())
    expect(await run('return await tools.give()', [bytes])).toMatchObject({
      files: [{ path: '/workspace/media/give_1.bin', bytes: 2 }],
    })
  })
})

describe('artifacts that a script makes', () => {
  it('are of text, bytes, pieces and values, each with its type', async () => {
    const script = `
      const told = async (...args) => { const a = await artifacts.put(...args); return [a.mediaType, a.size, a.preview, await a.text()] }
      async function* lines() { yield 'a\\n'; yield 'b\\n' }
      return [
        await told('text'), await told('x,y', { mediaType: 'text/csv' }), await told({ a: [1] }), await told([1, 2]),
        (await told(new Uint8Array([1, 2])))[0], (await artifacts.put(lines())).size,
        await artifacts.put(new Uint8Array([1, 2])).then((a) => a.bytes()).then((b) => [...b]),
      ]`
    expect(await value(script, [], withStore())).toEqual([
      ['text/plain; charset=utf-8', 4, 'text', 'text'],
      ['text/csv', 3, 'x,y', 'x,y'],
      ['application/json', 9, '{"a":[1]}', '{"a":[1]}'],
      ['application/json', 5, '[1,2]', '[1,2]'],
      'application/octet-stream',
      4,
      [1, 2],
    ])
  })

  it('go to tools, to files and out as references', async () => {
    const script = `
      ${put}
      await workspace.writeFile('copy.csv', a)
      const same = await artifacts.get('copy.csv')
      await workspace.writeFile('own.txt', 'own')
      const own = await artifacts.get('own.txt')
      const again = await artifacts.get('own.txt')
      return { same: same.ref === a.ref, echoed: await tools.echo({ v: own }), once: own.ref === again.ref, read: await workspace.readFile('own.txt', 'utf8'), a }`
    const result = await run(script, [echo], withStore())
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        same: true,
        echoed: 'own',
        once: true,
        read: 'own',
        a: { $artifact: expect.stringMatching(/^art_/) },
      },
    })
    expect(result.files.map(({ path, mediaType }) => [path, mediaType])).toEqual([
      ['/workspace/copy.csv', 'text/csv'],
      ['/workspace/own.txt', 'text/plain'],
    ])
  })

  it('outlive the chain, for its tenant and nobody else', async () => {
    const artifactStore = new MemoryBlobStore()
    const result = await run(`${put}; return a`, [], { artifactStore })
    const { $artifact: ref } = (result.status === 'ok' ? result.value : {}) as { $artifact: string }
    expect(await artifactStore.info(ref, { owner: 'tenant:local' })).toMatchObject({
      pins: 0,
      mediaType: 'text/csv',
    })
    const next = { artifactStore, run: { artifacts: [ref] } }
    expect(await value(`return (await artifacts.get('${ref}')).text()`, [], next)).toBe(csv)
    const foreign = { artifactStore, run: { artifacts: [ref], ctx: { tenant: 'other' } } }
    const code = `return artifacts.get('${ref}').then(() => 'got it', (e) => e.code)`
    expect(await value(code, [], foreign)).toBe('artifact_not_found')
    expect(await value(code, [], { artifactStore })).toBe('artifact_not_found')
  })

  it('are bounded in number and in bytes', async () => {
    const policy = { maxWorkspaceBytes: 100, maxWorkspaceFiles: 2 }
    const code = (what: string) => `await artifacts.put(${what}).then(() => 'ok', (e) => e.code)`
    const script = `return [${code("'x'.repeat(101)")}, ${code("'a'")}, ${code("'b'")}, ${code("'c'")}]`
    expect(await value(script, [], { ...withStore(), policy })).toEqual([
      'artifact_too_large',
      'ok',
      'ok',
      'artifact_too_large',
    ])
  })

  it('need a store', async () => {
    expect(await error("await artifacts.put('x')")).toMatchObject({
      code: 'tool',
      message: expect.stringContaining('no store'),
      call: { tool: 'artifact', code: 'store_failed', effect: 'none' },
    })
  })

  it('are gone with the session when it cannot keep them: nothing stays pinned', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catenary-pins-'))
    let now = Date.now()
    const artifactStore = new FileBlobStore({ directory: folder, ttlMs: 60_000, clock: { now: () => now } })
    await run(`${put}; await tools.echo({ v: a }); throw new Error('no')`, [echo], { artifactStore })
    now += 61_000
    expect(await artifactStore.sweep({ mode: 'report' })).toMatchObject({ blobs: 1, pins: 0 })
    await rm(folder, { recursive: true })
  })
})
