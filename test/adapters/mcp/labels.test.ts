import { describe, expect, it } from 'vitest'

import { openBench, rawServer } from './upstream.ts'

describe('a server that is declared a source, and one that is a sink', () => {
  it('are under the rules for that: after untrusted content, what carries data out asks', async () => {
    await using bench = await openBench(
      {
        web: rawServer('plain', { source: 'untrusted' }),
        mail: rawServer('plain', { sink: true, risk: { '*': 'high' } }),
        notes: rawServer('plain', { risk: { '*': 'high' } }),
      },
      { invoker: { policy: { maxRiskUnapproved: 'high' } } },
    )
    const result = await bench.run(`
      const before = await tools.mail.echo({ text: 'sent' })
      await tools.web.echo({ text: 'a page' })
      const after = await tools.mail.echo.invoke({ text: 'never' })
      const other = await tools.notes.echo({ text: 'kept' })
      return { before, after: after.code, other }`)
    expect(result).toMatchObject({
      status: 'ok',
      value: { before: 'sent', after: 'approval_unavailable', other: 'kept' },
    })
    expect(result.trace.find(({ code }) => code === 'approval_unavailable')).toMatchObject({
      tool: 'mail.echo',
    })
  })
})
