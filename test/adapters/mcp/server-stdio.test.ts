import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ApprovalInbox, SqliteInboxStore } from 'catenary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { approve, configFolder, connectStdio, revisions, textOf, type ConfigFolder } from './downstream.ts'
import { everything, filesystem, isAlive, rawServer, until } from './upstream.ts'
import { runCli } from '../../cli/run-cli.ts'

describe.for(revisions)('catenary mcp on stdio, revision $revision', ({ revision, mode }) => {
  let config: ConfigFolder
  beforeAll(() => {
    config = configFolder({ everything, raw: rawServer('plain', { risk: { '*': 'safe', slow: 'high' } }) })
    const { mcpServers } = JSON.parse(readFileSync(config.path, 'utf8')) as { mcpServers: object }
    writeFileSync(
      config.path,
      JSON.stringify({
        mcpServers: { ...mcpServers, files: filesystem(config.folder) },
        store: 'file:blobs',
      }),
    )
  })
  afterAll(() => config[Symbol.dispose]())

  it('shows few tools, whatever is behind them', async () => {
    await using c = await connectStdio(config.path, { mode })
    expect(c.client.getNegotiatedProtocolVersion()).toBe(revision)
    const { tools } = await c.client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(['chain_status', 'read_artifact', 'resume_chain', 'run_chain']),
    )
    expect(tools.length).toBeLessThan(8)
    expect(c.client.getInstructions()).toContain('tools.everything (15)')
  })

  it('finds tools by words, and tells how a script calls them', async () => {
    await using c = await connectStdio(config.path, { mode })
    const search = async (query: string): Promise<string> =>
      textOf(await c.client.callTool({ name: 'search_tools', arguments: { query } }))
    expect(await search('sum of numbers')).toMatch(/get_sum\(args: \{/)
    expect((await search('files.write_file')).split('\n').slice(0, 12).join()).toContain('write_file(')
    expect(await search('quaternion')).toContain('No tool')
  })

  it('tells of tools that a server has changed meanwhile', async () => {
    using own = configFolder({ s: rawServer('changing') })
    await using c = await connectStdio(own.path, { mode })
    const described = async (): Promise<string> =>
      (await c.client.listTools(undefined, { cacheMode: 'refresh' })).tools.find(
        ({ name }) => name === 'run_chain',
      )?.description ?? ''
    expect(await described()).toContain('first(')
    await c.runChain(`await tools.s.change({}); await sleep(600)`)
    expect(await c.text(`return tools.s.second({ text: 'new' })`)).toContain('"new"')
    expect(await described()).toContain('second(')
    expect(await described()).not.toContain('first(')
  })

  it('runs a script over its servers', async () => {
    await using c = await connectStdio(config.path, { mode })
    const text = await c.text(
      `
      const sums = await Promise.all([1, 2, 3].map((a) => tools.everything.get_sum({ a, b: input })))
      return sums.length + ' ' + await tools.raw.echo({ text: 'here' })`,
      { input: 4 },
    )
    expect(text).toContain('"3 here"')
    expect(text).toContain('Calls done: everything.get_sum ×3, raw.echo')
  })

  it('tells of an error as the model needs it', async () => {
    await using c = await connectStdio(config.path, { mode })
    const result = await c.runChain(`const x = 1\nreturn x.y.z`)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(/line 2/)
  })

  it('hands on progress and log lines while the script runs', async () => {
    await using c = await connectStdio(config.path, { mode })
    await c.runChain(`
      console.log('first'); console.warn('second'); progress('half')
      await tools.everything.trigger_long_running_operation({ duration: 0.6, steps: 3 })`)
    expect(c.logs).toMatchObject([
      { level: 'info', data: 'first' },
      { level: 'warning', data: 'second' },
    ])
    const told = c.progress.map(({ message }) => message)
    expect(told).toEqual(
      expect.arrayContaining(['half', 'everything.trigger_long_running_operation: ok', '1 of 3']),
    )
    const numbers = c.progress.map(({ progress }) => progress)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('asks the user through the client: the calls of one moment together, and what was approved runs', async () => {
    await using c = await connectStdio(config.path, { mode, onQuestion: () => approve })
    const one = join(config.folder, 'one.txt')
    const two = join(config.folder, 'two.txt')
    const text = await c.text(
      `await Promise.all(input.map((path) => tools.files.write_file({ path, content: 'written' }))); return 'both'`,
      { input: [one, two] },
    )
    expect(text).toContain('"both"')
    expect(readFileSync(one, 'utf8') + readFileSync(two, 'utf8')).toBe('writtenwritten')
    expect(c.questions).toHaveLength(2)
    expect(c.questions[0]).toContain('files.write_file (risk: critical)')
    expect(c.questions.join('\n')).toContain('one.txt')
  })

  it.for([
    { action: 'decline' as const },
    { action: 'cancel' as const },
    { action: 'accept' as const, content: { decision: 'deny', reason: 'not today' } },
    { action: 'accept' as const, content: {} },
  ])('runs nothing that was not approved: %o', async (answer) => {
    await using c = await connectStdio(config.path, { mode, onQuestion: () => answer })
    const path = join(config.folder, 'never.txt')
    const text = await c.text(
      `const { code, text } = await tools.files.write_file.invoke({ path: input, content: 'x' }); return code + ': ' + text`,
      { input: path },
    )
    expect(text).toContain('approval_denied')
    if (answer.action === 'accept' && answer.content.reason !== undefined) expect(text).toContain('not today')
    expect(() => readFileSync(path)).toThrow()
  })

  it('takes no script time while the user decides', async () => {
    using slow = configFolder(
      { raw: rawServer('plain', { risk: { '*': 'high' } }) },
      {
        policy: { totalTimeoutMs: 1000, callTimeoutMs: 10_000, approvalTimeoutMs: 9000 },
      },
    )
    await using c = await connectStdio(slow.path, {
      mode,
      onQuestion: async () => {
        await new Promise((resolve) => setTimeout(resolve, 2500))
        return approve
      },
    })
    expect(await c.text(`return tools.raw.echo({ text: 'in time' })`)).toContain('"in time"')
  })

  it('is suspended where the client can ask nobody, says what to do, and goes on after the decision', async () => {
    using own = configFolder({ raw: rawServer('plain', { risk: { '*': 'high' } }) })
    await using c = await connectStdio(own.path, { mode })
    const result = await c.runChain(`return tools.raw.echo({ text: 'decided' })`)
    expect(result._meta?.['catenary/status']).toBe('suspended')
    const said = textOf(result)
    expect(said).toMatch(/catenary approve \S+ --journal /)
    const chainId = String(result._meta?.['catenary/chainId'])
    const ask = async (name: string): Promise<string> =>
      textOf(await c.client.callTool({ name, arguments: { chainId } }))
    expect(await ask('chain_status')).toContain('"suspended"')
    expect(await ask('resume_chain')).toContain('is suspended')
    using store = new SqliteInboxStore(join(own.folder, '.catenary/journal.sqlite'))
    const inbox = new ApprovalInbox({ store })
    const [entry] = await inbox.list({ state: 'pending' })
    expect(entry?.request.call.arguments).toEqual({ text: 'decided' })
    await inbox.decide(entry?.id ?? '', 'approved')
    expect(await ask('resume_chain')).toContain('"decided"')
    expect(await ask('chain_status')).toContain('"ok"')
  })

  it('goes on in another process with a chain that was suspended, and does nothing twice', async () => {
    using own = configFolder({ raw: rawServer('plain', { risk: { '*': 'safe', slow: 'high' } }) })
    const first = await connectStdio(own.path, { mode })
    const result = await first.runChain(`
      const before = await tools.raw.echo({})
      return [before, await tools.raw.slow({ text: 'decided' })]`)
    expect(result._meta?.['catenary/status']).toBe('suspended')
    const chainId = String(result._meta?.['catenary/chainId'])
    await first.client.close()
    const [, id = ''] = /catenary approve (\S+)/.exec(textOf(result)) ?? []
    const { code, stderr } = await runCli([
      'approve',
      id,
      '--journal',
      join(own.folder, '.catenary/journal.sqlite'),
    ])
    expect(code, stderr).toBe(0)
    await using second = await connectStdio(own.path, { mode })
    const resumed = await second.client.callTool({ name: 'resume_chain', arguments: { chainId } })
    const [before, decided] = JSON.parse(textOf(resumed).split('\n')[0] ?? '') as string[]
    expect(decided).toBe('decided')
    // The first call answers from the journal: its process is long gone.
    expect(isAlive(Number(/of (\d+)$/.exec(before ?? '')?.[1]))).toBe(false)
  })

  it('asks a client that can ask about a chain that another could not', async () => {
    using own = configFolder({ raw: rawServer('plain', { risk: { '*': 'high' } }) })
    const first = await connectStdio(own.path, { mode })
    const result = await first.runChain(`return tools.raw.echo({ text: 'asked later' })`)
    const chainId = String(result._meta?.['catenary/chainId'])
    await first.client.close()
    await using second = await connectStdio(own.path, { mode, onQuestion: () => approve })
    const resumed = await second.client.callTool({ name: 'resume_chain', arguments: { chainId } })
    expect(textOf(resumed)).toContain('"asked later"')
    expect(second.questions).toHaveLength(1)
  })

  it('says that there is no such chain', async () => {
    await using c = await connectStdio(config.path, { mode })
    const result = await c.client.callTool({ name: 'resume_chain', arguments: { chainId: 'none' } })
    expect(result.isError).toBe(true)
  })

  it('cancels the chain with the request', async () => {
    let isAsked = false
    const onQuestion = () => {
      isAsked = true
      return approve
    }
    await using c = await connectStdio(config.path, { mode, onQuestion })
    const hasStatus = async (status: string) =>
      textOf(await c.client.callTool({ name: 'chain_status', arguments: {} })).includes(`"${status}"`)
    const aborter = new AbortController()
    const running = c.runChain(`await tools.raw.slow({ ms: 60000 })`, {}, aborter.signal)
    running.catch(() => undefined)
    // Between the question and the request that brings its answer there is nothing that a client could cancel.
    await until(async () => isAsked && (await hasStatus('running')))
    expect(c.progress.map(({ message }) => message)).toContain('raw.slow …')
    aborter.abort()
    await expect(running).rejects.toThrow()
    await until(() => hasStatus('cancelled'))
  })

  it('links to what is large, and serves it whole and in ranges', async () => {
    await using c = await connectStdio(config.path, { mode })
    const result = await c.runChain(`return Array.from({ length: 5000 }, (_, at) => 'row ' + at)`)
    const link = result.content.find((block) => block.type === 'resource_link')
    const uri = link?.type === 'resource_link' ? link.uri : ''
    const { contents } = await c.client.readResource({ uri })
    expect(
      JSON.parse(contents[0] !== undefined && 'text' in contents[0] ? contents[0].text : ''),
    ).toHaveLength(5000)
    const part = await c.client.readResource({ uri: `${uri}/2-7` })
    expect(part.contents).toMatchObject([
      { text: 'row 0', _meta: { 'catenary/next': expect.stringMatching(/\/7-\d+$/) } },
    ])
    expect((await c.client.listResources()).resources).toContainEqual(expect.objectContaining({ uri }))
    const ref = uri.split('/').at(-1)
    const shown = await c.client.callTool({ name: 'read_artifact', arguments: { ref, from: 2, to: 7 } })
    expect(textOf(shown)).toContain('row 0')
    await expect(c.client.readResource({ uri: 'catenary://artifact/art_nope' })).rejects.toThrow()
  })

  it('links to artifacts in the value, by type and size', async () => {
    await using c = await connectStdio(config.path, { mode })
    const result = await c.runChain(`return { csv: await artifacts.put('a,b', { mediaType: 'text/csv' }) }`)
    const link = result.content.find((block) => block.type === 'resource_link')
    expect(link).toMatchObject({ mimeType: 'text/csv', size: 3 })
    expect(textOf(result)).toContain('read_artifact reads parts of it')
    const uri = link?.type === 'resource_link' ? link.uri : ''
    expect((await c.client.readResource({ uri })).contents).toMatchObject([{ text: 'a,b' }])
  })

  it('sends pictures when asked, and links to them otherwise', async () => {
    await using c = await connectStdio(config.path, { mode })
    const script = `return tools.everything.get_tiny_image({})`
    const types = async (more: object): Promise<string[]> =>
      (await c.runChain(script, more)).content.map(({ type }) => type)
    expect(await types({})).toEqual(['text', 'resource_link'])
    expect(await types({ images: true })).toEqual(['text', 'resource_link', 'image'])
  })
})
