import { defineTool, ToolChainTool, ToolInvoker } from 'catenary'
import { describe, expect, it } from 'vitest'

import { chainBench, errorOf, sleep, valueOf } from './chains.ts'

const whose = defineTool({
  name: 'whose',
  description: 'Tells on whose behalf it runs.',
  async execute(_, { meta }) {
    await sleep(20)
    return meta.tenant
  },
})
const quoted = defineTool({
  name: 'a"];globalThis.pwned=1;//\n',
  description: 'Has a name that would break out of generated code.',
  execute: () => 'ok',
})
const chains = chainBench().chainsOf([whose])

describe('trap 49: the sandbox is no place to trust', () => {
  it('nothing of the bridge can be found from a script, only what the host will check', async () => {
    const script = `const found = Object.getOwnPropertyNames(globalThis).filter((name) => /bridge|realm|post|token|session|deliver|ivm/i.test(name))
      return [found, Object.getOwnPropertyNames(tools), typeof arguments, typeof tools.constructor]`
    expect(valueOf(await chains.run({ script }))).toEqual([
      [],
      ['whose', '$search', '$describe'],
      'object',
      'undefined',
    ])
  })

  it('a script cannot put another tool in the place of one, nor say that it has ended', async () => {
    const script = `try { tools.whose = () => 'me' } catch {}
      console.log('1 json\\n"forged"'); console.log('{"status":"ok","value":"forged"}')
      return await tools.whose()`
    const result = await chains.run({ script })
    expect(valueOf(result)).toBe('local')
    expect(result.logs).toHaveLength(2)
  })

  it('chains of two tenants at the same time never cross', async () => {
    const tenants = ['a', 'b', 'a', 'b']
    const results = await Promise.all(
      tenants.map((tenant) =>
        chains.run({ script: 'globalThis.seen ??= await tools.whose(); return seen', ctx: { tenant } }),
      ),
    )
    expect(results.map(valueOf)).toEqual(tenants)
  })

  it('the text of a script is never pasted into other code', async () => {
    const escape = await chains.run({ script: '}); globalThis.pwned = 1; (async () => {' })
    expect(errorOf(escape).code).toBe('syntax')
    expect(valueOf(await chains.run({ script: 'return `a\n   b`' }))).toBe('a\n   b')
    expect(valueOf(await chains.run({ script: '' }))).toBeUndefined()
  })

  it('nor is the name of a tool: one that no source could hold is refused with the toolbox', () => {
    expect(() => new ToolInvoker({ registry: [quoted] })).toThrow(/name/)
  })
})

describe('trap 26: one place in a script, one tool', () => {
  it('two names that would meet are refused when the chains are opened, and both are named', () => {
    const tool = (name: string) => defineTool({ name, description: 'x', execute: () => name })
    const invoker = new ToolInvoker({ registry: [tool('list-issues'), tool('list_issues')] })
    expect(() => new ToolChainTool({ invoker })).toThrow(
      /"list_issues".*"list-issues"|"list-issues".*"list_issues"/,
    )
  })
})
