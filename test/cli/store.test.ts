import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'
import { openWorkspace } from '../../src/cli/workspace.ts'
import { pixel } from './fixtures/pixel.ts'
import { makeFolder, runCli, runInTerminal, runScript } from './run-cli.ts'

const large = 'return { text: "é".repeat(5000) }'
const whole = JSON.stringify({ text: 'é'.repeat(5000) })

describe('a value that is too large to be shown', () => {
  it('is shown as far as it goes, and a store in memory says that the rest is gone', async () => {
    const { code, stdout, stderr } = await runScript(large)
    expect(whole.startsWith(stdout.trimEnd())).toBe(true)
    expect(Buffer.byteLength(stdout)).toBeGreaterThan(4000)
    expect(stderr).toContain(
      '[artifact] the value has 10011 bytes of JSON; stdout has only its beginning, and the rest ends with this ' +
        'process: --workspace DIR writes it to a folder, --store file:DIR keeps it\n',
    )
    expect(code).toBe(0)
  })

  it('outlasts the process in a store on disk, and the command that stderr names prints all of it', async () => {
    using folder = makeFolder()
    const store = `file:${join(folder.path, 'store')}`
    const { stderr } = await runScript(large, ['--store', store])
    const [, command = ''] = /this prints all of it: catenary (.*)\n/.exec(stderr) ?? []
    expect(command).toMatch(/^artifact get art_\S+ --store file:/)
    expect(await runCli(command.split(' '))).toEqual({ code: 0, stdout: whole, stderr: '' })
  })

  it('belongs to its tenant', async () => {
    using folder = makeFolder()
    const store = `file:${join(folder.path, 'store')}`
    const { stderr, stdout } = await runScript(large, ['--store', store, '--tenant', 'acme', '--json'])
    expect(stderr).toContain('--tenant acme\n')
    const ref: string = JSON.parse(stdout).artifactRef
    expect(await runCli(['artifact', 'get', ref, '--store', store, '--tenant', 'acme'])).toMatchObject({
      stdout: whole,
    })
    const foreign = await runCli(['artifact', 'get', ref, '--store', store])
    const missing = await runCli(['artifact', 'get', `art_${'A'.repeat(24)}`, '--store', store])
    expect(foreign).toEqual(missing)
    expect(foreign.stderr).toContain('catenary: There is no such artifact')
    expect({ code: foreign.code, stdout: foreign.stdout }).toEqual({ code: 1, stdout: '' })
  })

  it('is a file where there is a workspace', async () => {
    using folder = makeFolder()
    const { stderr } = await runScript(large, ['--workspace', folder.path])
    expect(readFileSync(join(folder.path, 'result.json'), 'utf8')).toBe(whole)
    expect(stderr).toContain(`[file] ${folder.path}/result.json (application/json, 10011 bytes)\n`)
  })
})

describe('an artifact that a chain returns', () => {
  const script = "return { list: [await artifacts.put('a,b\\n1,2\\n', { mediaType: 'text/csv' })] }"

  it('is told by its type and size, and the command that stderr names prints it', async () => {
    using folder = makeFolder()
    const store = `file:${join(folder.path, 'store')}`
    const { stdout, stderr } = await runScript(script, ['--store', store])
    const ref: string = JSON.parse(stdout).list[0].$artifact
    expect(stderr).toContain(`[artifact] ${ref} (text/csv, 8 bytes); for a day, this prints it: `)
    const [, command = ''] = /this prints it: catenary (.*)\n/.exec(stderr) ?? []
    expect(await runCli(command.split(' '))).toEqual({ code: 0, stdout: 'a,b\n1,2\n', stderr: '' })
  })

  it('ends with the process where the store is in memory, and that is said', async () => {
    expect((await runScript(script)).stderr).toMatch(
      /\[artifact\] art_\S+ \(text\/csv, 8 bytes\); it ends with this process: --store file:DIR keeps it\n/,
    )
  })
})

describe('catenary artifact get', () => {
  it('does not write a picture to a terminal', async () => {
    using folder = makeFolder()
    const store = `file:${join(folder.path, 'store')}`
    const { stdout } = await runScript('await tools.draw()', ['--store', store, '--json'])
    const ref: string = JSON.parse(stdout).files[0].artifactRef
    const shown = await runInTerminal(['artifact', 'get', ref, '--store', store], () => undefined)
    expect(shown.stdout).toBe(
      'catenary: this is image/png, not for a terminal; write it to a file with > FILE\r\n',
    )
    expect(shown.code).toBe(2)
  })

  it('needs a store on disk', async () => {
    const { code, stderr } = await runCli(['artifact', 'get', 'art_x', '--store', 'memory'])
    expect(stderr).toContain('--store: what a chain left in memory is gone')
    expect(code).toBe(2)
  })
})

describe('catenary artifact and catenary store', () => {
  it('list, print in part, remove, and free what a chain left', async () => {
    using folder = makeFolder()
    const store = ['--store', `file:${join(folder.path, 'store')}`]
    await runScript(large, [...store, '--json'])
    const listed = await runCli(['artifact', 'ls', ...store, '--json'])
    const infos = listed.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(infos).toEqual([expect.objectContaining({ bytes: 10011, mediaType: 'application/json' })])
    const { ref } = infos[0]
    const shown = await runCli(['artifact', 'ls', ...store])
    expect(shown.stdout).toMatch(new RegExp(`^${ref}\t10011\tapplication/json\t.*\tuntil 20.*Z\n$`))
    expect((await runCli(['artifact', 'ls', ...store, '--tenant', 'acme'])).stdout).toBe('')
    const part = await runCli(['artifact', 'get', ref, ...store, '--range', '2-6'])
    expect(part).toMatchObject({ code: 0, stdout: 'text' })
    const end = await runCli(['artifact', 'get', ref, ...store, '--range', '10009-'])
    expect(end.stdout).toBe('"}')
    const beyond = await runCli(['artifact', 'get', ref, ...store, '--range', '99999-'])
    expect(beyond).toMatchObject({ code: 1, stderr: expect.stringContaining('10011 bytes') })
    const wrong = await runCli(['artifact', 'get', ref, ...store, '--range', '-5'])
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('FROM-TO') })
    const reversed = await runCli(['artifact', 'get', ref, ...store, '--range', '6-2'])
    expect(reversed).toMatchObject({ code: 2, stderr: expect.stringContaining('2-6') })
    const gc = await runCli(['store', 'gc', ...store, '--dry-run'])
    expect(gc.stdout).toBe('would free 0 bytes: 0 expired artifacts, 0 unfinished uploads, 0 lapsed pins\n')
    const foreign = await runCli(['artifact', 'rm', ref, ...store, '--tenant', 'acme'])
    expect(foreign).toMatchObject({ code: 1, stderr: expect.stringContaining('no such artifact') })
    expect(await runCli(['artifact', 'rm', ref, ...store])).toEqual({ code: 0, stdout: '', stderr: '' })
    expect((await runCli(['artifact', 'ls', ...store])).stdout).toBe('')
  })

  it('say what garbage is there, then free it', async () => {
    using folder = makeFolder()
    const directory = join(folder.path, 'store')
    const old = new FileBlobStore({ directory, clock: { now: () => 1000 } })
    await old.store('x'.repeat(1000), { owner: 'somebody' })
    const store = ['--store', `file:${directory}`, '--json']
    const found = JSON.parse((await runCli(['store', 'gc', ...store, '--dry-run'])).stdout)
    expect(found).toMatchObject({ blobs: 1, parts: 0 })
    expect(found.bytes).toBeGreaterThan(1000)
    expect(JSON.parse((await runCli(['store', 'gc', ...store])).stdout)).toEqual(found)
    expect(JSON.parse((await runCli(['store', 'gc', ...store])).stdout)).toMatchObject({ blobs: 0, bytes: 0 })
    expect((await runCli(['store', 'init', ...store])).stdout).toBe('{"folder":"found"}\n')
  })

  it.each([
    ['s3://', 'the name of a bucket'],
    ['s3://key:secret@bucket', 'no credentials'],
    ['s3://bucket?pathstyle=true', 'no setting "pathstyle"'],
    ['s3://bucket?pathStyle=yes', 'pathStyle must be one of'],
    ['s3://bucket?endpoint=nowhere', 'endpoint must be'],
    ['s4://bucket', 's3://BUCKET/PREFIX'],
  ])('refuse %s before anything runs', async (given, text) => {
    const { code, stdout, stderr } = await runCli(['store', 'gc', '--store', given])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(text)
    expect(stderr).not.toContain('secret')
  })
})

describe('catenary run --workspace', () => {
  it('writes the very bytes of the media under their paths, and lists them', async () => {
    using folder = makeFolder()
    const directory = join(folder.path, 'made', 'on demand')
    const { code, stderr } = await runScript(
      'await tools.draw(); await tools.draw(); throw new Error("late")',
      ['--workspace', directory],
    )
    for (const name of ['draw_1.png', 'draw_2.png']) {
      expect(readFileSync(join(directory, 'media', name)).equals(pixel)).toBe(true)
      expect(stderr).toContain(`[file] ${directory}/media/${name} (image/png, 70 bytes)\n`)
    }
    expect(readdirSync(join(directory, 'media')).length).toBe(2)
    expect(code).toBe(1)
  })

  it('replaces a file of an earlier run', async () => {
    using folder = makeFolder()
    mkdirSync(join(folder.path, 'media'))
    writeFileSync(join(folder.path, 'media', 'draw_1.png'), 'x'.repeat(1000))
    await runScript('await tools.draw()', ['--workspace', folder.path])
    expect(readFileSync(join(folder.path, 'media', 'draw_1.png')).equals(pixel)).toBe(true)
  })

  it('follows no link out of the folder, says so, and exits 1', async () => {
    using folder = makeFolder()
    const outside = join(folder.path, 'outside')
    const directory = join(folder.path, 'inside')
    mkdirSync(outside)
    mkdirSync(directory)
    symlinkSync(outside, join(directory, 'media'))
    const { code, stdout, stderr } = await runScript('await tools.draw(); return 1', [
      '--workspace',
      directory,
    ])
    expect(stderr).toMatch(
      /catenary: --workspace: \/workspace\/media\/draw_1\.png was not written: .*media is no folder/,
    )
    expect(readdirSync(outside)).toEqual([])
    expect(stdout).toBe('1\n')
    expect(code).toBe(1)
  })
})

describe('a workspace', () => {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('new')
  }

  it('refuses a path that leads out of it', async () => {
    using folder = makeFolder()
    const workspace = await openWorkspace(join(folder.path, 'inside'))
    for (const path of [
      '/workspace/../out',
      '/workspace/media/../../out',
      '/workspace//out',
      '/workspace/',
      '/workspace/.',
      '/workspace/a\\..\\b',
      '/workspace/a\0b',
      '/workspacefoo',
      '/out',
      'out',
      '',
    ])
      await expect(workspace.save(path, bytes()), path).rejects.toThrow('is not one of the workspace')
    expect(readdirSync(folder.path)).toEqual(['inside'])
    expect(readdirSync(join(folder.path, 'inside'))).toEqual([])
  })

  it('puts a file in the place of a link, and leaves what the link led to', async () => {
    using folder = makeFolder()
    const secret = folder.write('secret', 'old')
    const workspace = await openWorkspace(join(folder.path, 'inside'))
    symlinkSync(secret, join(folder.path, 'inside', 'result.json'))
    await workspace.save('/workspace/result.json', bytes())
    expect(readFileSync(secret, 'utf8')).toBe('old')
    expect(readFileSync(join(folder.path, 'inside', 'result.json'), 'utf8')).toBe('new')
  })

  it('leaves nothing behind of a file that could not be read to its end', async () => {
    using folder = makeFolder()
    const workspace = await openWorkspace(folder.path)
    async function* torn(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half')
      throw new Error('torn')
    }
    await expect(workspace.save('/workspace/a/b.bin', torn())).rejects.toThrow('torn')
    expect(existsSync(join(folder.path, 'a'))).toBe(true)
    expect(readdirSync(join(folder.path, 'a'))).toEqual([])
  })
})
