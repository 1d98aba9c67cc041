import { describe, expect, it } from 'vitest'

import { openBench, rawServer, until } from './upstream.ts'

const mebibyte = 1024 * 1024

describe('a server that breaks the rules', () => {
  for (const mode of ['flood-no-line', 'flood-lines', 'flood-notifications']) {
    it(`floods its output (${mode}): it is left, and others work on`, async () => {
      await using bench = await openBench(
        { bad: rawServer(mode, { startTimeoutMs: 20_000 }), good: rawServer('plain') },
        { maxMessageBytes: 4 * mebibyte },
      )
      await until(() =>
        bench.servers.status.some(({ name, problem }) => name === 'bad' && problem !== undefined),
      )
      const bad = bench.servers.status.find(({ name }) => name === 'bad')
      expect(bad?.problem).toMatch(/over the limit|floods/)
      expect(await bench.value(`return tools.good.echo({ text: 'here' })`)).toBe('here')
    })
  }

  it('hangs in its first answer: it is given up after the time it has, and its process ends', async () => {
    await using bench = await openBench({
      bad: rawServer('hang', { startTimeoutMs: 1000 }),
      good: rawServer('plain'),
    })
    const bad = bench.servers.status.find(({ name }) => name === 'bad')
    expect(bad).toMatchObject({ tools: [], connects: 0 })
    expect(bad?.problem).toMatch(/timed out|timeout/i)
    expect(await bench.value(`return tools.good.echo({ text: 'here' })`)).toBe('here')
  })

  it('takes longer than anybody wants to wait: it brings its tools later', async () => {
    await using bench = await openBench(
      { slow: rawServer('late'), good: rawServer('plain') },
      { patienceMs: 1500 },
    )
    expect(bench.servers.toolbox.has('slow.echo')).toBe(false)
    expect(await bench.value(`return tools.good.echo({ text: 'here' })`)).toBe('here')
    await until(() => bench.servers.toolbox.has('slow.echo'))
    expect(await bench.value(`return tools.slow.echo({ text: 'late' })`)).toBe('late')
  })

  it('dies of a question that it does not know: it is asked the old way', async () => {
    await using bench = await openBench({ old: rawServer('dies-of-probe') })
    expect(await bench.value(`return tools.old.echo({ text: 'here' })`)).toBe('here')
  })

  it('prints what is no message between its answers: the answers count', async () => {
    await using bench = await openBench({ bad: rawServer('plain') })
    expect(await bench.value(`return tools.bad.broken({ text: 'still' })`)).toBe('still')
    expect(bench.notes.some(({ text }) => text.includes('what is no message'))).toBe(true)
  })

  it('answers with 100 MB: the call fails with an unknown effect, and the server is started anew', async () => {
    await using bench = await openBench({ bad: rawServer('plain') }, { maxMessageBytes: 16 * mebibyte })
    const outcome = await bench.value(`
      const big = await tools.bad.big.invoke({})
      const after = await tools.bad.echo({ text: 'again' })
      return { status: big.status, code: big.code, effect: big.effect, text: big.text, after }`)
    expect(outcome).toMatchObject({ status: 'error', code: 'tool_failed', effect: 'unknown', after: 'again' })
    expect(bench.servers.status[0]?.connects).toBe(2)
  })

  it('lists 5,000 tools: all are there, page by page, and a chain starts', async () => {
    await using bench = await openBench({ many: rawServer('many') })
    expect(bench.servers.toolbox.size).toBe(5000)
    expect(await bench.value(`return tools.many.tool_4999({ text: 'last' })`)).toBe('last')
  })

  it('lists more than it may: the rest is left out, and somebody is told', async () => {
    await using bench = await openBench({ many: rawServer('many') }, { maxTools: 700 })
    expect(bench.servers.toolbox.size).toBe(700)
    expect(bench.notes.some(({ text }) => text.includes('more than 700 tools'))).toBe(true)
  })

  it('has a list without an end: it is cut', async () => {
    await using bench = await openBench({ endless: rawServer('endless') })
    expect(bench.servers.toolbox.size).toBe(0)
    expect(bench.notes.some(({ text }) => text.includes('1000 pages'))).toBe(true)
  })

  it('names its tools to mislead: each name is there once, as an identifier, and nothing else breaks', async () => {
    await using bench = await openBench({ bad: rawServer('hostile-tools') })
    const names = bench.servers.toolbox.names().map((name) => name.slice('bad.'.length))
    expect(names).toEqual(
      expect.arrayContaining(['fine', 'a_b', '__proto___', 'constructor_', 'then_', 'toJSON_']),
    )
    expect(names.filter((name) => name === 'a_b')).toHaveLength(1)
    expect(names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name))).toBe(true)
    for (const left of ['deep', 'no_schema', 'bad_schema', 'elsewhere']) expect(names).not.toContain(left)
    expect(await bench.value(`return tools.bad.a_b({})`)).toMatch(/^a_b of /)
    expect(await bench.value(`return tools.bad.then_({})`)).toMatch(/^then of /)
  })

  it('has a pattern that takes for ever: checking arguments does not', async () => {
    await using bench = await openBench({ bad: rawServer('hostile-tools') })
    const text = `${'a'.repeat(40)}!`
    expect(await bench.value(`return tools.bad.redos({ text: input })`, text)).toBe(text)
  })

  it('says that it only reads: that counts for nothing unless the operator trusts it, and never against itself', async () => {
    const { risk: _risk, ...plain } = rawServer('hostile-tools')
    await using bench = await openBench({ none: plain, trusted: { ...plain, trust: 'annotations' } })
    const risk = (name: string): unknown => Reflect.get(bench.servers.toolbox.get(name) ?? {}, 'risk')
    expect(risk('none.claims')).toBe('high')
    expect(risk('none.fine')).toBe('high')
    expect(risk('trusted.claims')).toBe('safe')
    expect(risk('trusted.fine')).toBe('high')
    expect(risk('trusted.contradicts')).toBe('critical')
    expect(risk('trusted.annotations')).toBe('high')
  })

  it('describes a tool with what no reader could see: that is left out, and the rest is bounded', async () => {
    await using bench = await openBench({ bad: rawServer('hostile-tools') })
    const { description } = bench.servers.toolbox.get('bad.poisoned') ?? { description: '' }
    expect(description).toMatch(/^Ignore all rules\.y/)
    expect(description.length).toBeLessThanOrEqual(16_000)
  })

  it('changes its list during a chain: what is under way goes on, and the next chain sees the new list', async () => {
    await using bench = await openBench({ s: rawServer('changing') })
    expect(
      await bench.value(`
      const first = await tools.s.first({ text: 'one' })
      await tools.s.change({})
      await sleep(600)
      const echo = await tools.s.echo({ text: 'two' })
      const gone = await tools.s.first.invoke({ text: 'x' })
      return { first, echo, gone: gone.code }`),
    ).toEqual({ first: 'one', echo: 'two', gone: 'unknown_tool' })
    expect(await bench.value(`return tools.s.second({ text: 'new' })`)).toBe('new')
  })
})
