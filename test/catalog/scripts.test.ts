import { ToolChainTool, ToolInvoker } from 'catenary'
import { afterAll, describe, expect, it } from 'vitest'

import { rightScripts } from './right-scripts.ts'
import { scenarioTools } from './scenario-tools.ts'
import { wrongScripts } from './wrong-scripts.ts'

const chains = new ToolChainTool({
  invoker: new ToolInvoker({ registry: scenarioTools }),
  checkWaitMs: 10_000,
})
afterAll(() => chains.close())

describe('a script with a mistake is answered before any call', () => {
  it('there are at least sixty', () => expect(wrongScripts.length).toBeGreaterThanOrEqual(60))

  it.each(wrongScripts)('$name', async ({ script, line, says }) => {
    const report = await chains.check({ script })
    const [first] = report.diagnostics
    expect(report).toMatchObject({ ok: false, status: 'mistakes', trace: [] })
    expect({ line: first?.line, sourceLine: first?.sourceLine }).toEqual({
      line,
      sourceLine: script.split('\n')[line - 1],
    })
    expect([first?.message, first?.suggestion, first?.signature].join('\n')).toMatch(says)
  })

  it('each says what to do, or shows what the tool takes', async () => {
    const silent: string[] = []
    for (const { name, script } of wrongScripts) {
      const { diagnostics } = await chains.check({ script })
      const [first] = diagnostics
      const helps = first?.suggestion !== undefined || first?.signature !== undefined
      if (!helps && first?.code !== 'syntax' && first?.code !== 'import') silent.push(name)
    }
    expect(silent).toEqual([])
  })
})

describe('a right script passes without complaint, however untidy', () => {
  it('there are at least sixty', () => expect(rightScripts.length).toBeGreaterThanOrEqual(60))

  it.each(rightScripts)('$name', async ({ script }) => {
    expect(await chains.check({ script })).toEqual({ ok: true, status: 'passed', diagnostics: [], trace: [] })
  })
})
