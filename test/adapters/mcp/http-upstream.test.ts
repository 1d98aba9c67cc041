import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

import { defineTool } from 'catenary'
import { McpHost, serveMcpHttp } from 'catenary/mcp'
import { describe, expect, it } from 'vitest'

import { openBench } from './upstream.ts'

interface Started extends Disposable {
  readonly port: number
  readonly url: string
  readonly child: ChildProcess
}

async function start(port = 0): Promise<Started> {
  const path = resolve(import.meta.dirname, 'fixtures/http-server.ts')
  const child = spawn(process.execPath, [path, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { promise, resolve: settle } = Promise.withResolvers<number>()
  child.stdout.on('data', (chunk: Buffer) => settle(Number(chunk.toString())))
  const bound = await promise
  return {
    port: bound,
    url: `http://127.0.0.1:${bound}/mcp`,
    child,
    [Symbol.dispose]: () => void child.kill(),
  }
}

const safe = { risk: { '*': 'safe' } } as const

describe('a server over streamable HTTP', () => {
  it('is called with its headers, in revision 2025-11-25', async () => {
    using server = await start()
    await using bench = await openBench({
      s: { url: server.url, headers: { Authorization: 'Bearer t0ken-value' }, ...safe },
    })
    expect(bench.servers.status).toMatchObject([{ state: 'ready', protocol: '2025-11-25', title: 'http' }])
    expect(await bench.value(`return [await tools.s.echo({ text: 'a' }), await tools.s.token({})]`)).toEqual([
      'a',
      'Bearer t0ken-value',
    ])
  })

  it('is called in revision 2026-07-28', async () => {
    const now = defineTool({ name: 'now', description: '', execute: () => 'now' })
    await using host = new McpHost({ registry: [now] })
    await using served = await serveMcpHttp(host, { port: 0 })
    await using bench = await openBench({
      s: { url: served.url, headers: { Authorization: `Bearer ${served.token ?? ''}` }, ...safe },
    })
    expect(bench.servers.status).toMatchObject([
      { state: 'ready', protocol: '2026-07-28', title: 'catenary' },
    ])
    expect(await bench.value(`return tools.s.run_chain({ script: 'return 6 * 7' })`)).toMatch(/^42/)
  })

  it('that has forgotten our session is given a new one, and the call is made once', async () => {
    using server = await start()
    await using bench = await openBench({ s: { url: server.url, ...safe } })
    expect(
      await bench.value(`await tools.s.forget({}); await sleep(300); return tools.s.echo({ text: 'again' })`),
    ).toBe('again')
    expect(bench.servers.status[0]?.connects).toBe(2)
  })

  it('that dies of a call leaves its effect unknown, and is found again when it is back', async () => {
    const first = await start()
    await using bench = await openBench(
      { s: { url: first.url, ...safe, risk: { '*': 'safe', die: 'high' } } },
      {
        invoker: { policy: { maxRiskUnapproved: 'high' } },
      },
    )
    const died = await bench.value(
      `const { code, effect } = await tools.s.die.invoke({}); return { code, effect }`,
    )
    expect(died).toEqual({ code: 'tool_failed', effect: 'unknown' })
    const down = await bench.value(
      `const { code, effect, retryable } = await tools.s.echo.invoke({ text: 'a' }); return { code, effect, retryable }`,
    )
    expect(down).toEqual({ code: 'tool_failed', effect: 'none', retryable: true })
    using _second = await start(first.port)
    expect(await bench.value(`return tools.s.echo({ text: 'back' })`)).toBe('back')
  })

  it('that answers with too much fails the call, and no more', async () => {
    using server = await start()
    await using bench = await openBench({ s: { url: server.url, ...safe } }, { maxMessageBytes: 1024 * 1024 })
    const outcome = await bench.value(`
      const { code } = await tools.s.huge.invoke({})
      return [code, await tools.s.echo({ text: 'fine' })]`)
    expect(outcome).toEqual(['tool_failed', 'fine'])
  })

  it('that is not there is told, with what is wrong', async () => {
    await using bench = await openBench({ s: { url: 'http://127.0.0.1:9/mcp', ...safe } })
    expect(bench.servers.status).toMatchObject([{ tools: [], connects: 0 }])
    expect(bench.servers.status[0]?.problem).toMatch(/fetch failed|refused/i)
  })
})
