import { MemoryBlobStore, modelReply, tenantOwner } from 'catenary'
import type { BlobStore, ChainRunResult } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, echo, errorOf, tool } from './chains.ts'

const { run, chainsOf } = chainBench()

/** A store that does not take anything. */
class FullStore extends MemoryBlobStore implements BlobStore {
  override store(): Promise<never> {
    return Promise.reject(new Error('the disk at /secret/path is full'))
  }
}

const text = (result: ChainRunResult): unknown => (result.status === 'ok' ? result.value : result)

describe('the value of a chain', () => {
  it('may be a list of more members than a call may have arguments', async () => {
    const result = await run('return Array(300000).fill(1)')
    expect(modelReply(result)).toMatchObject({ text: expect.stringContaining('[1,1,1') })
  })

  it.each([
    [4096, 'inline'],
    [4097, 'stored'],
  ])('of %i bytes is %s', async (bytes, where) => {
    const artifactStore = new MemoryBlobStore()
    const result = await run(`return 'x'.repeat(${bytes - 2})`, [], { artifactStore })
    expect(result).toMatchObject({ status: 'ok', bytes })
    expect(['value' in result, 'artifactRef' in result]).toEqual(
      where === 'inline' ? [true, false] : [false, true],
    )
  })

  it('over the limit can be read after the run by its tenant, and by nobody else', async () => {
    const artifactStore = new MemoryBlobStore()
    const script = `return Array.from({ length: 1000 }, (_, n) => '🚀' + n)`
    const result = await run(script, [], { artifactStore, run: { ctx: { tenant: 'acme' } } })
    if (result.status !== 'ok' || result.artifactRef === undefined) throw new Error('not stored')
    const expected = JSON.stringify(Array.from({ length: 1000 }, (_, n) => `🚀${n}`))
    const owner = tenantOwner('acme')
    expect(Buffer.from(await artifactStore.resolve(result.artifactRef, { owner })).toString('utf8')).toBe(
      expected,
    )
    expect(await artifactStore.info(result.artifactRef, { owner })).toMatchObject({
      mediaType: 'application/json',
    })
    expect(result.bytes).toBe(Buffer.byteLength(expected))
    const { preview = '' } = result
    expect(Buffer.byteLength(preview)).toBeLessThanOrEqual(4096)
    expect(Buffer.byteLength(preview)).toBeGreaterThan(4090)
    expect(expected.startsWith(preview)).toBe(true)
    await expect(
      artifactStore.resolve(result.artifactRef, { owner: tenantOwner('other') }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is passed on to the next chain of the tenant by its ref', async () => {
    const artifactStore = new MemoryBlobStore()
    const chains = chainsOf([tool('measure', (args) => (args as { readonly v: unknown[] }).v.length)], {
      artifactStore,
    })
    const first = await chains.run({ script: 'return Array.from({ length: 2000 }, (_, n) => n)' })
    const ref = first.status === 'ok' ? (first.artifactRef ?? '') : ''
    const second = await chains.run({
      script: 'return await tools.measure({ v: { $artifact: input } })',
      input: ref,
      artifacts: [ref],
    })
    expect(second).toMatchObject({
      status: 'ok',
      value: 2000,
    })
  })

  it('without a store is whole, however large', async () => {
    const result = await run(`return 'x'.repeat(100_000)`)
    expect(result).toMatchObject({ status: 'ok', value: 'x'.repeat(100_000), bytes: 100_002 })
  })

  it.each([
    ['in characters', `return 'x'.repeat(1000)`],
    ['in bytes alone', `return '€'.repeat(400)`],
  ])('over what a script may return is too large, and nothing else is lost: %s', async (_, end) => {
    const script = `await tools.echo({ v: 1 }); console.log('here'); ${end}`
    const result = await run(script, [echo], { policy: { maxResultBytes: 900 } })
    expect(errorOf(result)).toMatchObject({
      code: 'value_too_large',
      name: 'RangeError',
      message: expect.stringContaining('too large'),
    })
    expect(result).toMatchObject({ trace: [{ tool: 'echo', status: 'ok' }], logs: [{ text: 'here' }] })
  })

  it('exactly what a script may return is returned', async () => {
    expect(text(await run(`return 'x'.repeat(898)`, [], { policy: { maxResultBytes: 900 } }))).toBe(
      'x'.repeat(898),
    )
  })

  it('that the store does not take ends the chain as store_failed, and the calls are told', async () => {
    const result = await run(`await tools.echo({ v: 1 }); return 'x'.repeat(5000)`, [echo], {
      artifactStore: new FullStore(),
    })
    expect(errorOf(result)).toMatchObject({
      code: 'store_failed',
      message: expect.stringContaining('calls in the trace were made'),
    })
    expect(errorOf(result).message).not.toContain('/secret')
    expect(result.trace).toHaveLength(1)
  })

  it('that a store which is full does not take says why', async () => {
    const artifactStore = new MemoryBlobStore({ maxBytes: 1000 })
    const { message } = errorOf(await run(`return 'x'.repeat(5000)`, [], { artifactStore }))
    expect(message).toContain('the calls in the trace were made. The store is full')
  })

  it('of a tool that the store does not take is a failed call, done or not as it is', async () => {
    const big = tool('big', () => 'x'.repeat(5000), { risk: 'high' })
    const script = 'const o = await tools.big.invoke(); return [o.status, o.code, o.effect]'
    expect(
      text(
        await run(script, [big], { artifactStore: new FullStore(), policy: { maxRiskUnapproved: 'high' } }),
      ),
    ).toEqual(['error', 'store_failed', 'done'])
  })
})

describe('the result of a chain', () => {
  it('has the same facts however it ended', async () => {
    const scripts = [
      'return 1',
      'throw 1',
      'syntax error',
      'await sleep(9999)',
      'await tools.nope()',
      'tools.echo()',
    ]
    for (const script of scripts) {
      const result = await run(script, [echo], { policy: { totalTimeoutMs: 300 } })
      expect(result).toMatchObject({
        chainId: expect.stringMatching(/./),
        logs: expect.any(Array),
        files: expect.any(Array),
        trace: expect.any(Array),
        stats: { durationMs: expect.any(Number), cpuMs: expect.any(Number), toolCalls: expect.any(Number) },
      })
      expect(JSON.parse(JSON.stringify(result))).toEqual(result)
    }
  })

  it('to the model: the value, or where it rests', async () => {
    const chains = chainsOf([], { artifactStore: new MemoryBlobStore() })
    expect((await chains.execute({ script: 'return { a: 1 }' })).text).toBe('{"a":1}')
    expect((await chains.execute({ script: 'const a = 1' })).text).toBe('The script returned nothing.')
    const large = await chains.execute({ script: 'console.log("hint"); return "x".repeat(5000)' })
    expect(large.text).toMatch(
      /^The value has 5002 bytes and is stored as artifact art_\S+\. It is string\. It begins:\n"xxx/,
    )
    expect(large.text).toContain('Logs:\n  hint')
    expect(large.text.length).toBeLessThan(4500)
  })
})
