import { MemoryBlobStore, ToolChainTool, ToolInvoker } from 'catenary'
import type { ToolContext, ToolExecutionResult } from 'catenary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findText } from '../../src/chain/reading/find-text.ts'
import { linesOf } from '../../src/chain/reading/lines-of.ts'
import { chainBench, tool } from './chains.ts'

const { chainsOf } = chainBench()

const text = Array.from(
  { length: 20_000 },
  (_, n) => `row ${n + 1},ñ🚀,${n === 12_344 ? 'needle' : 'hay'}\n`,
).join('')

async function reader(data: string | Uint8Array = text, mediaType = 'text/csv') {
  const store = new MemoryBlobStore()
  const { ref } = await store.store(data, { owner: 'tenant:local', mediaType })
  const { readArtifactTool } = chainsOf([], { artifactStore: store })
  if (readArtifactTool === undefined) throw new Error('there is no tool')
  const read = (args: object, tenant = 'local'): Promise<ToolExecutionResult> => {
    const meta = { tenant, agentId: 'a', runId: 'r' }
    return readArtifactTool.execute({ ref, ...args }, { meta } as ToolContext) as Promise<ToolExecutionResult>
  }
  return { read, ref, store }
}

describe('read_artifact', () => {
  it('shows the beginning, and says how to go on', async () => {
    const { read, ref } = await reader()
    const first = await read({})
    expect(first.isError).toBe(false)
    expect(first.text.startsWith(`${ref} (text/csv, ${Buffer.byteLength(text)} bytes), bytes 0 to `)).toBe(
      true,
    )
    const next = Number(/go on with from: (\d+)\]$/.exec(first.text)?.[1])
    expect(next).toBeGreaterThan(16_300)
    expect((await read({ from: next, to: next + 20 })).text).toContain(
      Buffer.from(text)
        .subarray(next, next + 20)
        .toString(),
    )
  })

  it('shows lines, wherever they are', async () => {
    const { read } = await reader()
    expect((await read({ line: 12_345, lines: 1 })).text).toMatch(
      /lines 12345 to 12345:\nrow 12345,ñ🚀,needle\n\[there is more: go on with line: 12346\]$/,
    )
    expect((await read({ line: 19_999 })).text).toMatch(/row 19999,ñ🚀,hay\nrow 20000,ñ🚀,hay\n\[the end\]$/)
    expect((await read({ line: 30_000 })).text).toContain('[the end]')
  })

  it('finds a text, with its line and its byte', async () => {
    const { read } = await reader()
    const found = await read({ search: 'needle' })
    const byte = Buffer.from(text).indexOf('needle')
    expect(found.text).toMatch(new RegExp(`1 matches:\\nline 12345, byte ${byte}: row 12345,ñ🚀,needle$`))
    expect(
      (await read({ from: byte, to: byte + 6 })).text.endsWith(
        `needle\n[${Buffer.byteLength(text) - byte - 6} more bytes: go on with from: ${byte + 6}]`,
      ),
    ).toBe(true)
    expect((await read({ search: 'none' })).text).toContain('0 matches')
    expect((await read({ search: 'hay' })).text).toMatch(
      /50 matches[^]*\[there may be more: go on with from: \d+\]$/,
    )
  })

  it('shows an image as an image', async () => {
    const data = Buffer.from('89504e470d0a1a0a', 'hex')
    const { read } = await reader(data, 'image/png')
    expect((await read({})).content).toEqual([
      { type: 'image', data: new Uint8Array(data), mediaType: 'image/png' },
    ])
  })

  it.each([
    [{}, 'other', 'There is no such artifact'],
    [{ ref: 'art_000000000000000000000000' }, 'local', 'There is no such artifact'],
    [{ ref: '../x' }, 'local', 'There is no such artifact'],
    [{ from: -1 }, 'local', 'from'],
    [{ lines: 0 }, 'local', 'lines'],
    [{ path: 'x' }, 'local', 'path'],
  ])('%j for the tenant %s is refused: %s', async (args, tenant, message) => {
    const { read } = await reader()
    const result = await read(args, tenant)
    expect(result.isError).toBe(true)
    expect(result.text).toContain(message)
    expect(result.text).not.toContain('row 1')
  })

  it('reads what a chain has stored, by the ref in the reply to the model', async () => {
    const artifactStore = new MemoryBlobStore()
    const chains = chainsOf([tool('rows', () => Array.from({ length: 2000 }, (_, id) => ({ id })))], {
      artifactStore,
    })
    const reply = await chains.execute({ script: 'return await tools.rows()' })
    expect(reply.text).toContain('It is { id: number }[2000].')
    const ref = /artifact (art_\S+)\./.exec(reply.text)?.[1]
    const read = (await chains.readArtifactTool?.execute(
      { ref, search: '"id":1999' },
      {} as ToolContext,
    )) as ToolExecutionResult
    expect(read.text).toContain('1 matches')
    const again = await chains.execute({
      script: `return (await (await artifacts.get('${ref}')).json()).length`,
      artifacts: [ref],
    })
    expect(again.text).toMatch(/^2000/)
  })

  it('is not there without a store', async () => {
    await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [] }) })
    expect(chains.readArtifactTool).toBeUndefined()
  })
})

/** A text in pieces of given sizes, whatever they cut. */
async function* inPieces(bytes: Buffer, sizes: readonly number[]) {
  for (let at = 0, n = 0; at < bytes.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}
const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })

describe('reading in pieces', () => {
  it('gives the lines that the whole has', async () => {
    const line = fc.stringMatching(/^[ab ñ🚀]{0,20}$/u)
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 30 }),
        sizes,
        fc.integer({ min: 1, max: 40 }),
        async (lines, size, first) => {
          const whole = Buffer.from(lines.map((one) => `${one}\n`).join(''))
          const found = await linesOf(inPieces(whole, size), { first, count: 5, maxBytes: 10_000 })
          expect(found.lines).toEqual(lines.slice(first - 1, first + 4))
        },
      ),
    )
  })

  it('finds every place, with its line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[ab\n]{0,300}$/),
        fc.stringMatching(/^[ab]{1,3}$/),
        sizes,
        async (whole, needle, size) => {
          const { matches, next } = await findText(inPieces(Buffer.from(whole), size), {
            text: needle,
            maxMatches: 1000,
          })
          const expected: number[] = []
          for (let at = whole.indexOf(needle); at >= 0; at = whole.indexOf(needle, at + needle.length))
            expected.push(at)
          expect(matches.map(({ offset }) => offset)).toEqual(expected)
          expect(next).toBeUndefined()
          for (const { offset, line, context } of matches) {
            expect(line).toBe(whole.slice(0, offset).split('\n').length)
            expect(context).toContain(needle)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
