import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { approve, configFolder, connectStdio, revisions, textOf } from './downstream.ts'
import { everything, filesystem, rawServer } from './upstream.ts'

const megabytes = 20

/**
 * Three servers side by side: calls in parallel, a picture, a large resource, a question to the user, and a server
 * that dies of a call while another of its calls is under way.
 */
const script = `
  const [sums, image, big] = await Promise.all([
    Promise.all([1, 2, 3, 4, 5, 6].map((a) => tools.everything.get_sum({ a, b: a }))),
    tools.everything.get_tiny_image({}),
    tools.files.read_media_file.invoke({ path: input.big }),
  ])
  const [slow, died] = await Promise.all([
    tools.raw.slow.invoke({ ms: 60_000 }),
    sleep(100).then(() => tools.raw.die.invoke({})),
  ])
  const after = await tools.raw.echo({ text: 'back again' })
  await tools.files.write_file({ path: input.report, content: sums.join('\\n') })
  return {
    sums: sums.length,
    image,
    big: big.files.map(({ bytes, sha256 }) => ({ bytes, sha256 })),
    lost: [slow, died].map(({ status, code, effect }) => ({ status, code, effect })),
    after,
  }`

describe.for(revisions)('a chain over three servers through catenary mcp, revision $revision', ({ mode }) => {
  let folder: string
  let digest: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'catenary-end-to-end-'))
    const bytes = randomBytes(megabytes * 1024 * 1024)
    digest = createHash('sha256').update(bytes).digest('hex')
    writeFileSync(join(folder, 'big.bin'), bytes)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('does all that it can, asks once, and says what became of each call', async () => {
    using config = configFolder(
      { everything, files: filesystem(folder), raw: rawServer('plain', { risk: { '*': 'safe' } }) },
      { store: 'file:blobs', policy: { totalTimeoutMs: 45_000 } },
    )
    await using c = await connectStdio(config.path, {
      mode,
      onQuestion: async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return approve
      },
    })
    const report = join(folder, 'report.txt')
    const result = await c.runChain(script, { input: { big: join(folder, 'big.bin'), report }, images: true })
    const text = textOf(result)
    expect(result.isError, text).not.toBe(true)
    expect(JSON.parse(text.split('\n')[0] ?? '')).toEqual({
      sums: 6,
      image: expect.stringContaining('MCP logo'),
      big: [{ bytes: megabytes * 1024 * 1024, sha256: digest }],
      lost: [
        { status: 'error', code: 'tool_failed', effect: 'unknown' },
        { status: 'error', code: 'tool_failed', effect: 'unknown' },
      ],
      after: 'back again',
    })
    expect(text).toMatch(/unknown.*raw\.slow \[tool_failed\], raw\.die \[tool_failed\]|raw\.die.*raw\.slow/s)
    expect(c.questions).toHaveLength(1)
    expect(c.questions[0]).toContain('files.write_file (risk: critical)')
    expect(readFileSync(report, 'utf8').split('\n')).toHaveLength(6)
    expect(result.content.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['text', 'resource_link', 'image']),
    )

    // The large resource is served in ranges, and put together again it is what it was.
    const link = result.content.find(
      (block) => block.type === 'resource_link' && block.mimeType === 'application/octet-stream',
    )
    const base = link?.type === 'resource_link' ? link.uri : ''
    const hash = createHash('sha256')
    const step = 4 * 1024 * 1024
    let reads = 0
    for (let from = 0; from < megabytes * 1024 * 1024; from += step) {
      const [piece] = (await c.client.readResource({ uri: `${base}/${from}-${from + step}` })).contents
      hash.update(Buffer.from(piece !== undefined && 'blob' in piece ? piece.blob : '', 'base64'))
      reads += 1
    }
    expect(reads).toBe(5)
    expect(hash.digest('hex')).toBe(digest)
  }, 90_000)
})
