import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { database, everything, filesystem, memory, openBench, thinking, type Bench } from './upstream.ts'

describe('published servers as tools', () => {
  let folder: string
  let bench: Bench
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'catenary-mcp-'))
    writeFileSync(join(folder, 'note.txt'), 'remember the milk')
    const db = new DatabaseSync(join(folder, 'shop.db'))
    db.exec('create table orders (region text, amount integer)')
    db.exec(`insert into orders values ('north', 10), ('south', 5), ('north', 7)`)
    db.close()
    bench = await openBench(
      {
        everything: { ...everything, env: { API_TOKEN: 'a-very-secret-value' } },
        files: filesystem(folder),
        memory: memory(join(folder, 'memory.jsonl')),
        'sequential-thinking': thinking,
        db: { ...database(join(folder, 'shop.db')), risk: { execute_sql: 'safe' } },
      },
      { secrets: ['a-very-secret-value'] },
    )
  }, 60_000)
  afterAll(async () => {
    await bench[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are connected on either revision of the protocol', () => {
    expect(bench.servers.status.map(({ name, state, protocol }) => [name, state, protocol])).toEqual([
      ['everything', 'ready', '2025-11-25'],
      ['files', 'ready', '2025-11-25'],
      ['memory', 'ready', '2025-11-25'],
      ['sequential-thinking', 'ready', '2025-11-25'],
      ['db', 'ready', '2026-07-28'],
    ])
  })

  it('give structured content as the value', async () => {
    expect(
      await bench.value(`return tools.everything.get_structured_content({ location: 'Chicago' })`),
    ).toMatchObject({
      conditions: expect.any(String),
      temperature: expect.any(Number),
    })
  })

  it('give one JSON text parsed', async () => {
    expect(
      await bench.value(`
        const { data } = await tools.db.execute_sql({ sql: 'select region, sum(amount) as total from orders group by region' })
        return data.statements[0].rows`),
    ).toEqual([
      { region: 'north', total: 17 },
      { region: 'south', total: 5 },
    ])
  })

  it('give any other text as it is', async () => {
    expect(await bench.value(`return tools.everything.get_sum({ a: 2, b: 40 })`)).toBe(
      'The sum of 2 and 40 is 42.',
    )
  })

  it('give an image as a file of the chain', async () => {
    const result = await bench.run(`return tools.everything.get_tiny_image({})`)
    expect(result.files).toMatchObject([
      { mediaType: 'image/png', bytes: 4033, artifactRef: expect.any(String) },
    ])
  })

  it('give links that can be read', async () => {
    const result = await bench.run(`
      const { links } = await tools.everything.get_resource_links({ count: 2 })
      return { links, read: await Promise.all(links.map(({ uri }) => tools.everything.read_resource({ uri }))) }`)
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        links: [{ uri: 'demo://resource/dynamic/blob/1' }, { uri: 'demo://resource/dynamic/text/2' }],
        read: [{ bytes: expect.any(Number) }, expect.stringContaining('Resource 2')],
      },
    })
    expect(result.files).toHaveLength(1)
  })

  it('list their resources, with the templates of uris', async () => {
    expect(await bench.value(`return tools.everything.list_resources({})`)).toMatchObject({
      resources: expect.arrayContaining([expect.objectContaining({ uri: expect.any(String) })]),
      templates: [{ uriTemplate: expect.stringContaining('{resourceId}') }, expect.anything()],
    })
  })

  it('give a resource that came with a result as a file, and its text beside the words about it', async () => {
    const result = await bench.run(
      `return tools.everything.get_resource_reference({ resourceType: 'Text', resourceId: 1 })`,
    )
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        resources: [{ uri: expect.stringContaining('/text/1'), text: expect.stringContaining('Resource 1') }],
      },
    })
    expect(result.files).toHaveLength(1)
  })

  it('fail where they say isError', async () => {
    const outcome = await bench.value(`
      const { status, code, text } = await tools.files.read_text_file.invoke({ path: '/etc/passwd' })
      return { status, code, text }`)
    expect(outcome).toMatchObject({ status: 'error', code: 'tool_failed' })
    expect(outcome).toMatchObject({ text: expect.stringMatching(/denied|outside/) })
  })

  it('are refused wrong arguments before they are called, with the field', async () => {
    const outcome = await bench.value(`
      const { code, text } = await tools.everything.get_sum.invoke({ a: 'two', c: 1 })
      return { code, text }`)
    expect(outcome).toMatchObject({
      code: 'invalid_arguments',
      text: expect.stringMatching(/\bc\b.*unknown/),
    })
  })

  it('never tell a script the secrets that they were started with', async () => {
    const text = JSON.stringify(await bench.value(`return tools.everything.get_env({})`))
    expect(text).toContain('API_TOKEN')
    expect(text).not.toContain('a-very-secret-value')
    expect(text).toContain('[masked]')
  })

  it('are told where certificates are, and nothing else of the environment that is not asked for', async () => {
    vi.stubEnv('NODE_EXTRA_CA_CERTS', '/etc/own-ca.pem')
    vi.stubEnv('CATENARY_TEST_UNASKED', 'unasked')
    await using own = await openBench({ everything })
    const text = JSON.stringify(await own.value(`return tools.everything.get_env({})`))
    vi.unstubAllEnvs()
    expect(text).toContain('/etc/own-ca.pem')
    expect(text).not.toContain('unasked')
  })

  it('tell their progress', async () => {
    const told: unknown[] = []
    await using own = await openBench(
      { everything },
      {
        invoker: {
          hooks: [(event) => void (event.type === 'progress' ? told.push(event.value) : undefined)],
        },
      },
    )
    await own.value(`return tools.everything.trigger_long_running_operation({ duration: 1, steps: 4 })`)
    expect(told).toContainEqual(expect.objectContaining({ progress: 2, total: 4 }))
  })

  it('keep what they were told: a graph in memory, a chain of thoughts', async () => {
    expect(
      await bench.value(`
        await tools.memory.create_entities({ entities: [{ name: 'Ada', entityType: 'person', observations: ['writes'] }] })
        const { entities } = await tools.memory.search_nodes({ query: 'Ada' })
        const thought = await tools.sequential_thinking.sequentialthinking({ thought: 'a', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 })
        return { entities, thought }`),
    ).toMatchObject({ entities: [{ name: 'Ada' }], thought: { thoughtHistoryLength: 1 } })
  })

  it('have the risk that the operator says, else that of their annotations', () => {
    const risk = (name: string): unknown => Reflect.get(bench.servers.toolbox.get(name) ?? {}, 'risk')
    expect(
      ['files.read_text_file', 'files.write_file', 'files.create_directory', 'db.execute_sql'].map(risk),
    ).toEqual(['safe', 'critical', 'high', 'safe'])
  })
})
