import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { inspectJail } from 'catenary'
import { describe, expect, it } from 'vitest'

import { makeFolder, runCli, runScript, toolsPath } from './run-cli.ts'

const root = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** The package in a folder of its own, where one of its dependencies is not what it should be. */
function installWith(folder: string, name: string, source: string): string {
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  for (const other of readdirSync(join(root, 'node_modules')))
    if (other !== name) symlinkSync(join(root, 'node_modules', other), join(folder, 'node_modules', other))
  const manifest = { name, version: '0.0.0', main: 'index.js' }
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'node_modules', name, 'index.js'), source)
  return join(folder, 'dist/src/cli/main.js')
}

describe('catenary doctor', () => {
  it('says what this machine offers, and exits 0 where chains run', async () => {
    const { code, stdout, stderr } = await runCli(['doctor'])
    expect(stdout).toContain(`catenary  ${version}\n`)
    expect(stdout).toContain(`node      ${process.versions.node}`)
    expect(stdout).toMatch(/\nsandbox {3}works: a chain ran in \d+ ms\n/)
    expect(stdout).toContain(`\njail      ${inspectJail().level}: `)
    for (const advice of inspectJail().advice) expect(stdout).toContain(`to do     ${advice}\n`)
    expect(stdout).toMatch(/\n\nChains can run here\.\n$/)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('says it as JSON', async () => {
    const { code, stdout } = await runCli(['doctor', '--json'])
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      version,
      node: {
        version: process.versions.node,
        path: process.execPath,
        platform: `${process.platform}-${process.arch}`,
      },
      sandbox: { ok: true, durationMs: expect.any(Number) },
      jail: inspectJail(),
      advice: inspectJail().advice,
    })
    expect(code).toBe(0)
  })

  it('exits 1 with what to do where isolated-vm does not load, and so does a run', async () => {
    using folder = makeFolder()
    const main = installWith(folder.path, 'isolated-vm', 'throw new Error("No native build was found")')
    const { code, stdout } = await runCli(['doctor'], { main })
    expect(stdout).toMatch(/\nsandbox {3}does not work: Error: No native build was found\n/)
    expect(stdout).toContain('to do     install the package again')
    expect(stdout).toMatch(/\n\nChains cannot run here\.\n$/)
    expect(code).toBe(1)
    const run = await runScript('return 1', [], { main })
    expect(run.stderr).toMatch(/\[failed\] SandboxUnavailable: .*catenary doctor/s)
    expect(run.code).toBe(1)
  })

  it('exits 1 where the package itself is not whole', async () => {
    using folder = makeFolder()
    const main = installWith(folder.path, 'commander', 'throw new Error("damaged")')
    const { code, stdout, stderr } = await runCli(['doctor'], { main })
    expect(stderr).toMatch(/^catenary: the package is not whole, install it again: .*commander/)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })
})

const olderNode = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  const { error, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return error === undefined && /^v(?:1[89]|2[0-3])\./.test(stdout)
})

describe('a Node that is too old', () => {
  it.skipIf(olderNode === undefined)('is named, with the one that is needed', async () => {
    const run = await runCli(['run', '-', '--tools', toolsPath], { node: olderNode ?? '' })
    expect(run.stderr).toMatch(
      /^catenary: this is Node \d+\.\d+\.\d+ \(.*\); Node 24 or newer is needed\. "npm install node@24" .*\n$/,
    )
    expect(run.code).toBe(1)
  })
})
