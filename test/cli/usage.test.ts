import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { makeFolder, runCli, runScript, toolsPath } from './run-cli.ts'

/** Runs what must be refused before anything runs: exit 2, nothing on stdout, the reason on stderr. */
async function refusal(args: readonly string[], stdin = 'return 1'): Promise<string> {
  const { code, stdout, stderr } = await runCli(args, { stdin })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  return stderr
}

const run = (...args: string[]): Promise<string> => refusal(['run', '-', '--tools', toolsPath, ...args])

describe('a command line that cannot be used exits 2 and says why', () => {
  it('no command, an unknown one, an unknown option, a missing argument, one too many', async () => {
    expect(await refusal([])).toContain('Usage: catenary')
    expect(await refusal(['rum'])).toContain("unknown command 'rum'")
    expect(await run('--polcy', '{}')).toMatch(/unknown option '--polcy'\n\(Did you mean --policy\?\)/)
    expect(await refusal(['run', '--tools', toolsPath])).toContain("missing required argument 'script'")
    expect(await refusal(['run', '-'])).toContain("required option '--tools <module>' not specified")
    expect(await run('another.ts')).toContain('too many arguments')
    expect(await run('--input')).toContain("option '--input <json|@file>' argument missing")
  })

  it('a script that is not there, is a folder, is no text', async () => {
    using folder = makeFolder()
    const missing = join(folder.path, 'missing.ts')
    const script = (path: string): Promise<string> => refusal(['run', path, '--tools', toolsPath])
    expect(await script(missing)).toContain(
      `catenary: <script>: ${missing} cannot be read (there is no such file or folder)\n`,
    )
    expect(await script(folder.path)).toContain('(it is a folder)')
    const binary = join(folder.path, 'binary.ts')
    writeFileSync(binary, Buffer.from([0x61, 0xff, 0xfe]))
    expect(await script(binary)).toContain('is not UTF-8 text')
  })

  it('a device that never ends', async () => {
    expect(await refusal(['run', '/dev/zero', '--tools', toolsPath])).toContain(
      'has more than 67108864 bytes',
    )
  })

  it('input that is not JSON, without repeating it', async () => {
    const stderr = await run('--input', '{"token": secret}')
    expect(stderr).toContain(
      "catenary: --input: this is not JSON (Unexpected token 's'). Give JSON in single quotes",
    )
    expect(stderr).not.toContain('secret')
    expect(await run('--input', '{"a": [1')).toContain('--input: this is not JSON (line 1 column 9)')
    using folder = makeFolder()
    const file = folder.write('input.json', 'nope')
    expect(await run('--input', `@${file}`)).toContain(`--input: ${file} is not JSON`)
    expect(await run('--input', '@/nowhere/input.json')).toContain(
      '--input: /nowhere/input.json cannot be read',
    )
  })

  it('a policy that is not JSON, that is no object, or has a field that is wrong', async () => {
    expect(await run('--policy', 'fast')).toContain('--policy: this is not JSON')
    expect(await run('--policy', '[]')).toContain('--policy: A policy is an object of limits.')
    expect(await run('--policy', '{"maxToolCalls": -1}')).toContain(
      '--policy: policy.maxToolCalls must be at least 0',
    )
    expect(await run('--policy', '{"maxCalls": 1}')).toContain(
      '--policy: policy.maxCalls is no limit of a policy',
    )
    expect(await run('--policy', '{"callTimeoutMs": 1000, "approvalTimeoutMs": 1000}')).toContain(
      'policy.approvalTimeoutMs must be below callTimeoutMs',
    )
  })

  it('a store, an approval, an id that there is not', async () => {
    expect(await run('--store', 'disk')).toContain('--store: give memory, file:DIR, or s3://')
    expect(await run('--store', 'file:')).toContain('--store: give memory, file:DIR, or s3://')
    expect(await run('--approve', 'maybe')).toContain('Allowed choices are deny, auto, ask, inbox.')
    expect(await run('--tenant', 'a b')).toContain('--tenant')
    expect(await run('--agent', '')).toContain('--agent')
  })

  it('a folder that cannot be one', async () => {
    using folder = makeFolder()
    const file = folder.write('file', '')
    expect(await run('--store', `file:${file}`)).toMatch(/--store: the folder .*file cannot be used \(/)
    expect(await run('--store', `file:${file}/below`)).toMatch(
      /--store: the folder .*below cannot be used \(/,
    )
    expect(await run('--workspace', file)).toMatch(/--workspace: /)
    expect(await run('--workspace', `${file}/below`)).toMatch(
      /--workspace: the folder .*below cannot be made \(/,
    )
  })

  it.skipIf(process.platform !== 'linux')('a folder in a place where nothing can be made', async () => {
    expect(await run('--workspace', '/proc/here/below')).toMatch(
      /--workspace: the folder .*below cannot be made \(/,
    )
    expect(await run('--store', 'file:/proc/here')).toMatch(
      /--store: the folder \/proc\/here cannot be used \(/,
    )
  })

  it('tools that are an ES module in a folder that says CommonJS: what to change', async () => {
    using folder = makeFolder()
    folder.write('package.json', '{ "type": "commonjs" }')
    const tools = folder.write('tools.ts', "import { sep } from 'node:path'\nexport default [sep]\n")
    expect(await refusal(['run', '-', '--tools', tools])).toContain('set "type": "module" there')
  })

  it('to be asked where the script is read from', async () => {
    expect(await run('--approve', 'ask')).toContain(
      '--approve ask: the answers come from stdin, so the script cannot; give it as a file',
    )
  })

  it('refuses all of that before a module of tools is loaded', async () => {
    const noisy = join(import.meta.dirname, 'fixtures/noisy.ts')
    const { stderr } = await runCli(['run', '-', '--tools', noisy, '--policy', '{"maxCalls": 1}'])
    expect(stderr).toMatch(/^catenary: --policy: /)
  })
})

describe('--tools', () => {
  const sum = `{ name: 'one', description: 'One.', inputSchema: { type: 'object' }, execute: () => 1 }`
  async function withModule(name: string, text: string) {
    using folder = makeFolder()
    return await runCli(['run', '-', '--tools', folder.write(name, text)], {
      stdin: 'return await tools.one()',
    })
  }

  it('takes a list, a Toolbox, a function and an async function, in JavaScript and TypeScript', async () => {
    const modules = {
      'list.mjs': `export default [${sum}]`,
      'list.cjs': `module.exports = [${sum}]`,
      'types.ts': `interface A { readonly n: number }\nconst a: A = { n: 1 }\nexport default [${sum.replace('1 }', 'a.n }')}]`,
      'function.mjs': `export default () => [${sum}]`,
      'async.mjs': `export default async () => new Set([${sum}])`,
    }
    for (const [name, text] of Object.entries(modules)) {
      const { code, stdout, stderr } = await withModule(name, text)
      expect({ name, code, stdout, stderr: stderr.slice(0, 10) }).toEqual({
        name,
        code: 0,
        stdout: '1\n',
        stderr: '[call] one',
      })
    }
  })

  it('takes a Toolbox, of this copy of the package and of another', async () => {
    const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
    const run = (module: string) =>
      runCli(['run', '-', '--tools', fixture(module)], { stdin: 'return await tools.one()' })
    expect(await run('toolbox.ts')).toMatchObject({ code: 0, stdout: '1\n' })
    expect(await run('foreign-toolbox.ts')).toMatchObject({ code: 0, stdout: '1\n' })
  })

  const refused: readonly (readonly [what: string, text: string, reason: RegExp])[] = [
    [
      'throws',
      'const a = 1\nthrow new TypeError("no database")',
      /tools\.mjs cannot be loaded: TypeError: no database\ncatenary: +at file:.*tools\.mjs:2:7/,
    ],
    ['does not compile', 'export default [', /tools\.mjs cannot be loaded: SyntaxError: /],
    ['imports what is not there', 'import "./nothing.mjs"', /cannot be loaded: Error: Cannot find module/],
    [
      'has no default export',
      'export const tools = []',
      /tools\.mjs has no default export; export default a list/,
    ],
    [
      'exports a text',
      'export default "tools"',
      /tools\.mjs exports by default a string; export default a list/,
    ],
    ['exports null', 'export default null', /exports by default nothing/],
    ['exports an object', 'export default { add() {} }', /exports by default an object that lists no tools/],
    [
      'exports a function that fails',
      'export default async () => { throw new Error("offline") }',
      /the function that .*tools\.mjs exports failed: Error: offline\n/,
    ],
    [
      'exports a function that returns nothing',
      'export default () => {}',
      /the function that .*tools\.mjs exports returned nothing/,
    ],
    ['throws what is no error', 'throw "x"', /cannot be loaded: it threw a string/],
    ['lists what is no tool', 'export default [1]', /tools\.mjs: CatenaryError: /],
    [
      'lists one name twice',
      `export default [${sum}, ${sum}]`,
      /CatenaryError: There is a tool named "one" already/,
    ],
    [
      'lists names that are one in a script',
      `export default [${sum}, { ...${sum}, name: 'o-ne' }, { ...${sum}, name: 'o_ne' }]`,
      /catenary: --tools: .*o_ne/,
    ],
    [
      'fails as it is read',
      'export default { *[Symbol.iterator]() { throw new Error("torn") } }',
      /the list of tools cannot be read: Error: torn/,
    ],
  ]
  for (const [what, text, reason] of refused) {
    it(`is refused with a reason when the module ${what}`, async () => {
      const { code, stdout, stderr } = await withModule('tools.mjs', text)
      expect(stderr).toMatch(reason)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    })
  }

  it('is refused when there is no such file, or it is a folder', async () => {
    using folder = makeFolder()
    mkdirSync(join(folder.path, 'tools'))
    expect(await refusal(['run', '-', '--tools', './nowhere.ts'])).toContain(
      '--tools: ./nowhere.ts: there is no such file or folder',
    )
    expect(await refusal(['run', '-', '--tools', join(folder.path, 'tools')])).toContain(
      'is no file; name the module itself',
    )
  })

  it('is refused when TypeScript in it needs more than its types taken away', async () => {
    const { code, stderr } = await withModule('tools.ts', 'enum A { B }\nexport default []')
    expect(stderr).toMatch(/tools\.ts cannot be loaded: .*enum/s)
    expect(code).toBe(2)
  })
})

describe('catenary --help and --version', () => {
  it('are short, go to stdout and exit 0', async () => {
    const { code, stdout, stderr } = await runCli(['--help'])
    for (const command of ['run', 'artifact', 'doctor']) expect(stdout).toMatch(new RegExp(`\n  ${command} `))
    expect(stdout.split('\n').length).toBeLessThan(40)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect((await runCli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('say what is the default of --approve, and the exit codes', async () => {
    const { code, stdout } = await runCli(['run', '--help'])
    const text = stdout.replace(/\s+/g, ' ')
    expect(text).toContain('ask at a terminal, else deny; deny too when the script comes from stdin')
    expect(text).toContain('0 ok, 1 the chain failed, 2 usage, 3 suspended, 124 timeout')
    for (const flag of [
      '--tools',
      '--input',
      '--policy',
      '--store',
      '--workspace',
      '--json',
      '--tenant',
      '--agent',
    ])
      expect(text).toContain(flag)
    expect(code).toBe(0)
  })

  it('an empty script returns nothing', async () => {
    expect(await runScript('// nothing')).toMatchObject({ code: 0, stdout: '' })
  })
})
