import { FileBlobStore, MemoryBlobStore, toolResult } from 'catenary'
import type { BlobStore, ChainFile, FileInput } from 'catenary'
import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainBench, echo, tool } from './chains.ts'
import { mediaSamples } from './media-samples.ts'

const { run, value, error } = chainBench()

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catenary-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const stores: Readonly<Record<string, () => BlobStore | undefined>> = {
  'without a store': () => undefined,
  'with one in memory': () => new MemoryBlobStore(),
  'with one on disk': () => new FileBlobStore({ directory: join(folder, crypto.randomUUID()) }),
}
const options = (artifactStore: BlobStore | undefined) =>
  artifactStore === undefined ? {} : { artifactStore }

describe.each(Object.entries(stores))('files %s', (_, open) => {
  it.each(Object.entries(mediaSamples))(
    'trap 13: a %s that a tool returns can be opened',
    async (extension, sample) => {
      const { data, mediaType, type } = sample
      const media = tool('media', () =>
        toolResult({ content: [{ type, data, mediaType: 'application/octet-stream' }] }),
      )
      const script = `
      import { readFile, stat } from 'node:fs/promises'
      const { files } = await tools.media.invoke({})
      const bytes = await readFile(files[0].path)
      const { size } = await stat(files[0].path)
      return [files[0], bytes.toString('hex'), size, bytes instanceof Uint8Array]`
      const result = await run(script, [media], options(open()))
      const file = result.files[0]
      expect(file).toMatchObject({
        path: `/workspace/media/media_1.${extension}`,
        mediaType,
        bytes: data.length,
        sha256: hash('sha256', data),
      })
      const { data: _data, ...told } = file as ChainFile
      expect(result).toMatchObject({
        status: 'ok',
        value: [told, Buffer.from(data).toString('hex'), data.length, true],
      })
    },
  )

  it('that a script writes come back, with their types, and in the order of their paths', async () => {
    const script = `
      await workspace.mkdir('out')
      await workspace.writeFile('out/b.csv', 'x,y\\n1,2\\n')
      await workspace.writeFile('/workspace/a.bin', new Uint8Array([0, 255, 128]))
      await workspace.writeFile('out/page', 'plain')
      await workspace.writeFile('gone.txt', 'gone')
      await workspace.rm('gone.txt')`
    const store = open()
    const result = await run(script, [], options(store))
    expect(result.status).toBe('ok')
    const told = result.files.map(({ path, mediaType, bytes }) => [path, mediaType, bytes])
    expect(told).toEqual([
      ['/workspace/a.bin', 'application/octet-stream', 3],
      ['/workspace/out/b.csv', 'text/csv', 8],
      ['/workspace/out/page', 'text/plain; charset=utf-8', 5],
    ])
    const contents = await Promise.all(result.files.map((file) => contentOf(file, store)))
    expect(contents).toEqual([Buffer.from([0, 255, 128]), Buffer.from('x,y\n1,2\n'), Buffer.from('plain')])
    expect(result.files.map(({ sha256 }) => sha256)).toEqual(contents.map((data) => hash('sha256', data)))
  })

  it('of one chain can be given to the next', async () => {
    const store = open()
    const first = await run("await workspace.writeFile('notes.md', '# ñ🚀')", [echo], options(store))
    const script = `
      const text = await workspace.readFile('notes.md', 'utf8')
      await workspace.appendFile('notes.md', '!')
      return text`
    const second = await run(script, [], { ...options(store), run: { files: first.files } })
    expect(second).toMatchObject({ status: 'ok', value: '# ñ🚀' })
    expect(second.files.map(({ path, bytes }) => [path, bytes])).toEqual([['/workspace/notes.md', 9]])
  })

  it('are whole, whatever stands at the borders of the parts in which they cross', async () => {
    const script = `
      const text = 'aé🚀'.repeat(200_000)
      const bytes = new Uint8Array(700_001).map((_, i) => i % 251)
      await workspace.writeFile('text', text)
      await workspace.writeFile('bytes', bytes)
      const read = await workspace.readFile('bytes')
      return [
        (await workspace.readFile('text', 'utf8')) === text,
        read.length === bytes.length && read.every((byte, i) => byte === bytes[i]),
        (await workspace.stat('text')).size,
      ]`
    expect(await value(script, [], options(open()))).toEqual([true, true, 1_400_000])
  })
})

async function contentOf(
  { data, artifactRef = '' }: ChainFile,
  store: BlobStore | undefined,
): Promise<Buffer> {
  const bytes = data ?? (await store?.resolve(artifactRef, { owner: 'tenant:local' }))
  return Buffer.from(bytes ?? [])
}

describe('node:fs/promises in a script', () => {
  it('reads, writes and lists as node does', async () => {
    const script = `
      import fs from 'node:fs/promises'
      await fs.mkdir('/workspace/a/b', { recursive: true })
      await fs.writeFile('/workspace/a/b/c.txt', 'hello')
      await fs.writeFile('a/d.b64', 'aGk=', 'base64')
      await fs.writeFile('a/e', (function* () { yield 'x'; yield new Uint8Array([121]); yield 'z' })())
      await fs.copyFile('a/b/c.txt', 'a/copy.txt')
      await fs.rename('a/copy.txt', 'a/moved.txt')
      const dirents = await fs.readdir('a', { withFileTypes: true })
      return {
        same: fs === workspace,
        names: await fs.readdir('/workspace/a'),
        deep: await fs.readdir('.', { recursive: true }),
        kinds: dirents.map((d) => [d.name, d.parentPath, d.isDirectory(), d.isFile(), d.isSymbolicLink()]),
        text: await fs.readFile('./a/../a/b/c.txt', 'utf8'),
        buffer: (await fs.readFile('a/moved.txt')).toString(),
        base64: await fs.readFile('a/d.b64', { encoding: 'base64' }),
        pieces: await fs.readFile('a/e', 'utf-8'),
        stat: [(await fs.stat('a')).isDirectory(), (await fs.stat('a/e')).size],
        access: await fs.access('a/e').then(() => 'there'),
      }`
    expect(await value(script)).toEqual({
      same: true,
      names: ['b', 'd.b64', 'e', 'moved.txt'],
      deep: ['a', 'a/b', 'a/b/c.txt', 'a/d.b64', 'a/e', 'a/moved.txt'],
      kinds: [
        ['b', '/workspace/a', true, false, false],
        ['d.b64', '/workspace/a', false, true, false],
        ['e', '/workspace/a', false, true, false],
        ['moved.txt', '/workspace/a', false, true, false],
      ],
      text: 'hello',
      buffer: 'hello',
      base64: 'aGk=',
      pieces: 'xyz',
      stat: [true, 3],
      access: 'there',
    })
  })

  it.each([
    ["readFile('none')", 'ENOENT', 'open'],
    ["readFile('/workspace')", 'EISDIR', 'open'],
    ["readFile('f/x')", 'ENOTDIR', 'open'],
    ["readFile('/etc/passwd')", 'EACCES', 'open'],
    ["readFile('../etc/passwd')", 'EACCES', 'open'],
    ["readFile('')", 'ENOENT', 'open'],
    ["readFile('a\\0b')", 'EINVAL', 'open'],
    ["readFile('x'.repeat(300))", 'ENAMETOOLONG', 'open'],
    ["writeFile('no/such', 'x')", 'ENOENT', 'open'],
    ["writeFile('f', 'x', { flag: 'wx' })", 'EEXIST', 'open'],
    ["writeFile('media/x', 'x')", 'EACCES', 'open'],
    ["mkdir('f')", 'EEXIST', 'mkdir'],
    ["mkdir('f/g', { recursive: true })", 'ENOTDIR', 'mkdir'],
    ["readdir('f')", 'ENOTDIR', 'scandir'],
    ["rm('d')", 'EISDIR', 'rm'],
    ["rm('none')", 'ENOENT', 'rm'],
    ["rm('/workspace', { recursive: true })", 'EBUSY', 'rm'],
    ["rename('d', 'd/e')", 'EINVAL', 'rename'],
    ["rename('f', 'd')", 'EISDIR', 'rename'],
    ["copyFile('none', 'x')", 'ENOENT', 'copyfile'],
  ])('%s is refused with %s', async (call, code, syscall) => {
    const script = `
      await workspace.writeFile('f', '1')
      await workspace.mkdir('d')
      try { await workspace.${call} } catch (e) { return [e.code, e.syscall, e instanceof Error, e.message.startsWith(e.code)] }`
    expect(await value(script)).toEqual([code, syscall, true, true])
  })

  it('says where a refusal that nobody caught came from', async () => {
    const script = "const a = 1\nawait workspace.readFile('missing.txt')"
    expect(await error(script)).toMatchObject({
      code: 'script',
      name: 'Error',
      line: 2,
      message: "ENOENT: no such file or directory, open 'missing.txt'",
    })
  })

  it.each([
    ["workspace.readFile('f', (e, d) => 1)", 'takes no callback'],
    ['workspace.readFile(5)', 'a path must be a string'],
    ["workspace.readFile('f', 'utf16')", 'an encoding is one of'],
    ["workspace.writeFile('f', { a: 1 })", 'JSON.stringify'],
    ["workspace.writeFile('f')", 'data must be'],
  ])('%s says what to do instead', async (call, message) => {
    expect((await error(`await ${call}`)).message).toContain(message)
  })

  it('costs nothing where it is not used: the result has the tools’ files only', async () => {
    const result = await run(
      'return Object.getOwnPropertyDescriptor(globalThis, "workspace").get !== undefined',
    )
    expect(result).toMatchObject({ status: 'ok', value: true, files: [] })
  })

  it.each(["workspace.writeFile('a', '1')", "artifacts.put('x')", "workspace.readFile('a')"])(
    '%s that nobody awaits is an error that names it',
    async (call) => {
      const { code, message } = await error(`${call}; return 1`, [], { artifactStore: new MemoryBlobStore() })
      expect([code, message.includes(`without awaiting ${call.slice(0, call.indexOf('('))}(...)`)]).toEqual([
        'unawaited_call',
        true,
      ])
    },
  )

  it('what a failed chain has written comes back too', async () => {
    const result = await run("await workspace.writeFile('a', '1'); throw new Error('no')")
    expect(result).toMatchObject({ status: 'error', files: [{ path: '/workspace/a' }] })
  })
})

describe('what files may come to', () => {
  const policy = { maxWorkspaceBytes: 1000, maxWorkspaceFiles: 3 }
  const outcome = `const t = async (f) => { try { await f(); return 'ok' } catch (e) { return e.code } }`

  it.each([
    ["[await t(() => workspace.writeFile('a', 'x'.repeat(1001)))]", ['ENOSPC']],
    [
      "[await t(() => workspace.writeFile('a', 'x'.repeat(600))), await t(() => workspace.writeFile('b', 'x'.repeat(600))), await t(() => workspace.writeFile('a', 'y'.repeat(900)))]",
      ['ok', 'ENOSPC', 'ok'],
    ],
    [
      "[await t(() => workspace.writeFile('a', 'x'.repeat(900))), await t(() => workspace.copyFile('a', 'b')), await t(() => workspace.appendFile('a', 'x'.repeat(101)))]",
      ['ok', 'ENOSPC', 'ENOSPC'],
    ],
    [
      "[await t(() => workspace.mkdir('a/b/c', { recursive: true })), await t(() => workspace.writeFile('d', '')), await t(() => workspace.rm('a/b/c', { recursive: true })), await t(() => workspace.writeFile('d', ''))]",
      ['ok', 'ENOSPC', 'ok', 'ok'],
    ],
    ["[await t(() => workspace.writeFile('a', 'é'.repeat(501)))]", ['ENOSPC']],
    [
      "[await t(() => workspace.writeFile('a', Array.from({ length: 20 }, () => 'x'.repeat(100))))]",
      ['ENOSPC'],
    ],
  ])('%s', async (script, expected) => {
    expect(await value(`${outcome}; return ${script}`, [], { policy })).toEqual(expected)
  })

  it('is not touched by what tools and callers bring', async () => {
    const big = tool('big', () => new Uint8Array(5000))
    const script = `
      await tools.big()
      return [(await workspace.readFile('media/big_1.bin')).length, (await workspace.readFile('given')).length]`
    const files: FileInput[] = [{ path: 'given', data: 'x'.repeat(5000) }]
    expect(await value(script, [big], { policy, run: { files } })).toEqual([5000, 5000])
  })
})

describe('files that a chain is given', () => {
  it('are text, bytes or artifacts, under safe paths', async () => {
    const artifactStore = new MemoryBlobStore()
    const { ref } = await artifactStore.store('from the store', {
      owner: 'tenant:local',
      mediaType: 'text/plain',
    })
    const files: FileInput[] = [
      { path: '/workspace/in/a.txt', data: 'text' },
      { path: 'b.bin', data: new Uint8Array([1, 2]) },
      { path: 'c.txt', artifactRef: ref },
    ]
    const script = `return [
      await workspace.readFile('in/a.txt', 'utf8'), [...await workspace.readFile('b.bin')],
      await workspace.readFile('c.txt', 'utf8'), (await artifacts.get('c.txt')).ref]`
    const result = await run(script, [], { artifactStore, run: { files } })
    expect(result).toMatchObject({ status: 'ok', value: ['text', [1, 2], 'from the store', ref], files: [] })
  })

  it('trap 14: do not lose their place to what a tool makes', async () => {
    const picture = tool('picture', () => Buffer.from('89504e470d0a1a0a', 'hex'))
    const files: FileInput[] = [{ path: 'media/picture_1.png', data: 'mine' }]
    const script =
      "return [(await tools.picture()).path, await workspace.readFile('media/picture_1.png', 'utf8')]"
    expect(await value(script, [picture], { run: { files } })).toEqual([
      '/workspace/media/picture_2.png',
      'mine',
    ])
  })

  it.each([
    [[{ path: '/etc/x', data: '' }], 'files[0].path'],
    [[{ path: '../x', data: '' }], 'files[0].path'],
    [[{ path: 'a' }], 'files[0]'],
    [[{ path: 'a', data: 5 }], 'files[0].data'],
    [[{ path: 'a', data: '', artifactRef: 'art_x' }], 'files[0]'],
    [
      [
        { path: 'a', data: '' },
        { path: './a', data: '' },
      ],
      'files',
    ],
    [[{ path: 'a', artifactRef: 'art_000000000000000000000000' }], 'files[0].artifactRef'],
    ['a', 'files'],
  ])('%j is refused by its field', async (files, field) => {
    const given = files as unknown as readonly FileInput[]
    const more = { artifactStore: new MemoryBlobStore(), run: { files: given } }
    await expect(run('return 1', [], more)).rejects.toMatchObject({ code: 'invalid_options', field })
  })

  it('of another tenant are not there', async () => {
    const artifactStore = new MemoryBlobStore()
    const { ref } = await artifactStore.store('secret', { owner: 'tenant:other' })
    const more = { artifactStore, run: { files: [{ path: 'a', artifactRef: ref }] } }
    await expect(run('return 1', [], more)).rejects.toMatchObject({ code: 'invalid_options' })
  })
})

describe('a store that fails', () => {
  it('makes a chain fail that wrote files, and says what was done', async () => {
    const artifactStore = new MemoryBlobStore()
    const lose = tool('lose', () => artifactStore[Symbol.asyncDispose](), { risk: 'safe' })
    const script = "await workspace.writeFile('a.txt', '1'); await tools.lose()"
    expect(await run(script, [lose], { artifactStore })).toMatchObject({
      status: 'error',
      error: { code: 'store_failed', message: expect.stringContaining('/workspace/a.txt') },
      trace: [{ tool: 'lose', status: 'ok' }],
    })
  })
})
