import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// As pnpm lays it out: each package in a folder of its own, its dependencies beside it as links.
const root = mkdtempSync(join(tmpdir(), 'catenary-linked-'))
const nodeModules = join(import.meta.dirname, '../../node_modules')
const store = join(root, 'node_modules/.store/catenary/node_modules')

function link(name: string): void {
  symlinkSync(join(nodeModules, name), join(store, name), 'dir')
}

beforeAll(() => {
  mkdirSync(join(store, 'catenary'), { recursive: true })
  cpSync(join(import.meta.dirname, '../../package.json'), join(store, 'catenary/package.json'))
  cpSync(join(import.meta.dirname, '../../dist'), join(store, 'catenary/dist'), { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(join(store, 'catenary/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  for (const name of Object.keys(dependencies)) link(name)
  symlinkSync(join(store, 'catenary'), join(root, 'node_modules/catenary'), 'dir')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a package manager that fills node_modules with links', () => {
  it.each(['auto', 'off'])('is no obstacle to the sandbox (jail: %s)', (jail) => {
    const program = `
      import { ToolChainTool, ToolInvoker } from 'catenary'
      await using chains = new ToolChainTool({
        check: 'off',
        invoker: new ToolInvoker({ registry: [] }),
        sandbox: { jail: '${jail}' },
      })
      console.log(JSON.stringify(await chains.run({ script: 'return 1 + 1' })))`
    writeFileSync(join(root, 'program.mjs'), program)
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'program.mjs')], { encoding: 'utf8' })
    expect({ result: JSON.parse(stdout || 'null'), stderr }).toMatchObject({
      result: { status: 'ok', value: 2 },
      stderr: '',
    })
  })
})
