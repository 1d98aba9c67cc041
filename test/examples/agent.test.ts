import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { scriptedModel, type Turn } from './scripted-model.ts'

const main = fileURLToPath(new URL('../../examples/agent/main.ts', import.meta.url))

async function runAgent(url: string, flags: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  // Nothing of the machine's own: the SDK would take a key from it.
  const { PATH = '' } = process.env
  const env = { PATH, ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: url }
  const running = promisify(execFile)(process.execPath, [main, ...flags], { env, timeout: 60_000 })
  running.child.stdin?.end()
  return running
}

const script = `
  const late = []
  for (let page = 1; page <= 4; page += 1) late.push(...(await tools.list_orders({ page })).filter((order) => order.late))
  for (const { id } of late) await tools.refund_order({ id })
  return { orders: late.length, cents: late.reduce((sum, { cents }) => sum + cents, 0) }`
const use = (id: string, code: string): Turn[number] => ({
  type: 'tool_use',
  id,
  name: 'run_chain',
  input: { script: code },
})

describe('the reference agent', () => {
  it(
    'mends its script, refunds what is late, and answers: the real SDK, a model that follows a script',
    { timeout: 90_000 },
    async () => {
      await using model = await scriptedModel([
        [{ type: 'text', text: 'Let me look.' }, use('toolu_1', 'return tools.list_order({ page: 1 })')],
        [use('toolu_2', script), use('toolu_3', 'return (await tools.list_orders({})).length')],
        [{ type: 'text', text: 'Eight orders were late.' }],
      ])
      const { stdout, stderr } = await runAgent(model.url, [
        '--approve',
        'auto',
        'Pay back every late order.',
      ])
      expect(stdout).toBe('Eight orders were late.\n')
      expect(model.violations).toEqual([])
      expect(model.requests[0]!.tools.map(({ name }) => name)).toEqual(['run_chain'])
      expect(model.requests[0]!.messages[0]!.content).toBe('Pay back every late order.')
      const [, , mended] = model.requests[1]!.messages
      expect(mended).toMatchObject({ content: [{ tool_use_id: 'toolu_1', is_error: true }] })
      expect(JSON.stringify(mended)).toContain('list_orders')
      const answers = JSON.stringify(model.requests[2]!.messages.at(-1))
      expect(answers).toContain(String.raw`{\"orders\":8,\"cents\":`)
      expect(answers).toContain('refund_order ×8')
      expect(stderr.match(/refund_order ok/g)).toHaveLength(8)
    },
  )

  it('pays nothing back where nobody is asked', { timeout: 90_000 }, async () => {
    await using model = await scriptedModel([
      [use('toolu_1', script)],
      [{ type: 'text', text: 'I may not.' }],
    ])
    const { stdout, stderr } = await runAgent(model.url, [])
    expect(stdout).toBe('I may not.\n')
    expect(JSON.stringify(model.requests[1]!.messages.at(-1))).toMatch(/refund_order \[approval_\w+\]/)
    expect(stderr).not.toContain('refund_order ok')
  })
})
