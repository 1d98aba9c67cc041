import { FileBlobStore, MemoryBlobStore } from 'catenary'
import type { BlobStore } from 'catenary'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainBench, echo, tool } from './chains.ts'

const { run, value, error } = chainBench()

/** Everything over 100 bytes arrives as an Artifact. */
const policy = { maxHydratedResultBytes: 100, maxInlineResultBytes: 4096 }
const big = (text: string) => tool('big', () => text)
const data = Array.from({ length: 500 }, (_, id) => ({ id, name: `row ${id}` }))
const lines = Array.from({ length: 30_000 }, (_, n) => `Zeile ${n} – ñ🚀${'x'.repeat(n % 7)}`)
const measure = tool('measure', (args) => {
  const { v } = args as { readonly v: unknown }
  return typeof v === 'string' ? v.length : JSON.stringify(v).length
})

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catenary-chain-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const stores: Readonly<Record<string, () => BlobStore>> = {
  'in memory': () => new MemoryBlobStore(),
  'on disk': () => new FileBlobStore({ directory: join(folder, crypto.randomUUID()) }),
}

describe.each(Object.entries(stores))('an artifact %s', (_, open) => {
  it('says what it is and gives its text, its JSON and its bytes', async () => {
    const rows = tool('rows', () => data)
    const script = `
      const a = await tools.rows()
      const text = await a.text()
      const rows = await a.json()
      const bytes = await a.slice(1, 6)
      return {
        is: [a instanceof Artifact, Object.prototype.toString.call(a), Object.isFrozen(a)],
        about: [typeof a.ref, a.size === text.length, a.mediaType, text.startsWith(a.preview.slice(0, 50))],
        rows: [rows.length, rows[499].name],
        bytes: [bytes instanceof Uint8Array, Array.from(bytes), text.slice(1, 6)],
        ends: [(await a.slice()).length, (await a.slice(a.size - 2)).length, (await a.slice(5, 5)).length, (await a.slice(a.size + 9)).length],
      }`
    expect(await value(script, [rows], { artifactStore: open(), policy })).toEqual({
      is: [true, '[object Artifact]', true],
      about: ['string', true, 'application/json', true],
      rows: [500, 'row 499'],
      bytes: [true, [...'{"id"'].map((c) => c.charCodeAt(0)), '{"id"'],
      ends: [JSON.stringify(data).length, 2, 0, 0],
    })
  })

  it.each([
    ['\n', 'ends'],
    ['\r\n', 'ends'],
    ['\n', 'does not end'],
  ])('gives its lines, whatever stands at the borders of its parts: %j, %s with one', async (end, how) => {
    const text = lines.join(end) + (how === 'ends' ? end : '')
    const script = `
      const a = await tools.big()
      const seen = []
      for await (const line of a.lines()) seen.push(line)
      const whole = await a.text()
      return [seen.length, seen[0], seen.at(-1), seen.every((line, n) => line === input.start + n + input.mid + 'x'.repeat(n % 7)), whole.length]`
    const result = await value(script, [big(text)], {
      artifactStore: open(),
      policy,
      run: { input: { start: 'Zeile ', mid: ' – ñ🚀' } },
    })
    expect(result).toEqual([lines.length, lines[0], lines.at(-1), true, text.length])
  })
})

describe('the lines of an artifact', () => {
  it.each([
    ['empty lines', `${'a\n\n\nb'.padEnd(120, 'b')}\n\n`, ['a', '', '', 'b'.repeat(116), '']],
    ['one line', 'x'.repeat(200_000), ['x'.repeat(200_000)]],
    ['one very wide character again and again', '🚀'.repeat(60_000), ['🚀'.repeat(60_000)]],
  ])('of %s', async (_, text, expected) => {
    const script =
      'const all = []; for await (const l of (await tools.big()).lines()) all.push(l); return all'
    expect(
      await value(script, [big(text)], {
        artifactStore: new MemoryBlobStore(),
        policy,
        run: { policy: { maxInlineResultBytes: 1e6 } },
      }),
    ).toEqual(expected)
  })

  it('may be left in the middle', async () => {
    const script = `
      for await (const line of (await tools.big()).lines()) if (line.startsWith('Zeile 7 ')) return line`
    expect(
      await value(script, [big(lines.join('\n'))], { artifactStore: new MemoryBlobStore(), policy }),
    ).toBe(lines[7])
  })

  it('cost no more than the text weighs, in one line as in many', async () => {
    const script = `
      let length = 0
      for await (const line of (await tools.big()).lines()) length += line.length
      return length`
    const result = await run(script, [big('x'.repeat(8_000_000))], {
      artifactStore: new MemoryBlobStore(),
      policy: { ...policy, cpuMs: 5000 },
    })
    expect(result).toMatchObject({ status: 'ok', value: 8_000_000 })
  })
})

describe('a read that makes no sense', () => {
  it.each(['-1', '0.5', 'NaN', 'Infinity', '"0"', '{}', 'null'])(
    'slice(%s) is refused by name',
    async (from) => {
      const script = `return await (await tools.big()).slice(${from})`
      expect(
        await error(script, [big('x'.repeat(200))], { artifactStore: new MemoryBlobStore(), policy }),
      ).toMatchObject({
        code: 'script',
        name: 'RangeError',
        message: expect.stringContaining('from must be a whole number'),
      })
    },
  )

  it('an Artifact cannot be made by a script', async () => {
    expect(await error('new Artifact()', [])).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('tool result'),
    })
    expect(await error('new Artifact({}, { ref: "art_x" })', [])).toMatchObject({ name: 'TypeError' })
  })

  it('json() of what is none throws where the script can catch it', async () => {
    const script = 'try { return await (await tools.big()).json() } catch (e) { return e.name }'
    expect(
      await value(script, [big('x'.repeat(200))], { artifactStore: new MemoryBlobStore(), policy }),
    ).toBe('SyntaxError')
  })
})

describe('an artifact as an argument', () => {
  const text = 'x'.repeat(5000)
  it.each([
    ['a member', 'tools.measure({ v: a })', 5000],
    ['inside a list', 'tools.measure({ v: [a, a] })', JSON.stringify([text, text]).length],
    ['deep inside', 'tools.measure({ v: { b: [{ c: a }] } })', JSON.stringify({ b: [{ c: text }] }).length],
    ['by its form', 'tools.measure({ v: { $artifact: a.ref } })', 5000],
    ['of an outcome', '(async () => tools.measure({ v: (await tools.big.invoke()).artifact }))()', 5000],
    ['after JSON and back', 'tools.measure({ v: JSON.parse(JSON.stringify(a)) })', 5000],
  ])('%s reaches the tool whole, and not the script', async (_, call, expected) => {
    const script = `const a = await tools.big(); return await ${call}`
    const result = await run(script, [big(text), measure], { artifactStore: new MemoryBlobStore(), policy })
    expect(result).toMatchObject({ status: 'ok', value: expected })
    expect(result.trace.find((one) => one.tool === 'measure')?.refs.length).toBeGreaterThan(0)
    // What crossed were references.
    expect(result.trace.find((one) => one.tool === 'measure')?.argumentBytes).toBeLessThan(300)
  })

  it.each([
    ['tools.echo({ v: { $artifact: "art_00000000000000000000000000000000" } })', 'artifact_not_found'],
    ['tools.echo({ v: { $artifact: a.ref, more: 1 } })', 'artifact_malformed'],
    ['tools.echo({ v: { $artifact: 5 } })', 'artifact_malformed'],
    ['tools.echo(a)', 'artifact_malformed'],
  ])('%s is refused: %s', async (call, code) => {
    const script = `const a = await tools.big(); try { await ${call} } catch (e) { return e.code }`
    expect(await value(script, [big(text), echo], { artifactStore: new MemoryBlobStore(), policy })).toBe(
      code,
    )
  })

  it('of another tenant is not there', async () => {
    const artifactStore = new MemoryBlobStore()
    const first = await run('return (await tools.big()).ref', [big(text)], {
      artifactStore,
      policy,
      run: { ctx: { tenant: 'a' } },
    })
    const ref = first.status === 'ok' ? first.value : undefined
    const script = `try { return await tools.measure({ v: { $artifact: '${String(ref)}' } }) } catch (e) { return e.code }`
    const more = { artifactStore, policy }
    const asked = (tenant: string, artifacts: readonly string[]) =>
      value(script, [measure], { ...more, run: { ctx: { tenant }, artifacts } })
    expect(await asked('b', [])).toBe('artifact_not_found')
    expect(await asked('b', [String(ref)])).toBe('artifact_not_found')
    expect(await asked('a', [])).toBe('artifact_not_found')
    expect(await asked('a', [String(ref)])).toBe(5000)
  })

  it('more of them than a call may resolve is refused', async () => {
    const script =
      'const a = await tools.big(); try { await tools.measure({ v: [a, a, a] }) } catch (e) { return e.code }'
    expect(
      await value(script, [big(text), measure], {
        artifactStore: new MemoryBlobStore(),
        policy: { ...policy, maxResolvedBytes: 12_000 },
      }),
    ).toBe('artifact_too_large')
  })
})

describe('an artifact that a chain may hardly read', () => {
  it.each(['text()', 'json()', 'slice()', 'lines().next()'])(
    '%s that fails says where it was asked for',
    async (method) => {
      const broken = new MemoryBlobStore()
      const text = tool('big', async () => 'x'.repeat(200))
      const dispose = tool('lose', () => broken[Symbol.asyncDispose]())
      const script = `const a = await tools.big()\nawait tools.lose()\nreturn await a.${method}`
      expect(await error(script, [text, dispose], { artifactStore: broken, policy })).toMatchObject({
        code: 'tool',
        line: 3,
        call: { tool: 'artifact', code: 'store_failed', effect: 'none' },
      })
    },
  )

  it('is read in parts that are allowed', async () => {
    const text = lines.join('\n')
    const script =
      'const a = await tools.big(); return [(await a.text()).length, (await a.slice()).length === a.size]'
    const more = { artifactStore: new MemoryBlobStore(), policy: { ...policy, maxResolvedBytes: 100_000 } }
    expect(await value(script, [big(text)], more)).toEqual([text.length, true])
  })
})

describe('a medium that a tool hands back', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  it('is a file of the chain, and the script can name it', async () => {
    const result = await run('return await tools.picture()', [tool('picture', () => png)], {
      artifactStore: new MemoryBlobStore(),
    })
    const [file] = result.files
    expect(file).toMatchObject({ path: '/workspace/media/picture_1.png', mediaType: 'image/png', bytes: 8 })
    expect(result).toMatchObject({
      status: 'ok',
      value: { path: file?.path, mediaType: 'image/png', bytes: 8, sha256: file?.sha256 },
    })
  })

  it('trap 14: two of one tool have two names', async () => {
    const result = await run('await tools.picture(); await tools.picture()', [tool('picture', () => png)], {
      artifactStore: new MemoryBlobStore(),
    })
    expect(new Set(result.files.map(({ path }) => path)).size).toBe(2)
  })
})
