import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { configFolder } from './downstream.ts'
import { serveHttp } from './serve.ts'

const require = createRequire(import.meta.url)
const program = join(
  dirname(require.resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
)

/** Scenarios that ask for what is not served, and why it is not. */
const notServed: Readonly<Record<string, readonly string[]>> = {
  'a tool of the reference server, by its name; ours are others': [
    'tools-call-simple-text',
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'tools-call-with-logging',
    'tools-call-error',
    'tools-call-with-progress',
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
  'a resource of the reference server, by its uri; ours are made by chains': [
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
  ],
  'artifacts never change, so there is nothing to subscribe to; the capability is not declared': [
    'resources-subscribe',
    'resources-unsubscribe',
  ],
  'there are no prompts, and nothing to complete; the capabilities are not declared': [
    'completion-complete',
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
  ],
}
const served = [
  'server-initialize',
  'logging-set-level',
  'ping',
  'tools-list',
  'server-sse-multiple-streams',
  'resources-list',
  'dns-rebinding-protection',
]

interface Run {
  readonly code: number
  readonly output: string
}

describe("the protocol's conformance package", () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'catenary-conformance-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function conformance(args: readonly string[]): Promise<Run> {
    const { promise, resolve } = Promise.withResolvers<Run>()
    execFile(
      process.execPath,
      [program, ...args],
      { cwd: folder, timeout: 150_000 },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1,
          output: stdout + stderr,
        })
      },
    )
    return promise
  }

  it('passes for all that is served, and every scenario is either among that or has a reason why not', async () => {
    using config = configFolder({}, { http: { token: false } })
    await using server = await serveHttp(config.path)
    const { output } = await conformance(['server', '--url', server.url])
    const lines = [...output.matchAll(/^([✓✗]) ([\w-]+): (\d+) passed, (\d+) failed/gm)]
    const outcome = (mark: string): string[] =>
      lines.flatMap(([, sign, name]) => (sign === mark ? (name ?? []) : []))
    expect(outcome('✓').toSorted()).toEqual(served.toSorted())
    expect(outcome('✗').toSorted()).toEqual(Object.values(notServed).flat().toSorted())
  }, 180_000)

  it.for(['initialize', 'tools_call', 'sse-retry'])(
    'passes for the client: %s',
    { timeout: 120_000 },
    async (scenario) => {
      const client = resolve(import.meta.dirname, 'fixtures/conformance-client.ts')
      const command = `${process.execPath} ${client}`
      const { code, output } = await conformance(['client', '--command', command, '--scenario', scenario])
      expect(output).not.toContain('FAILURE')
      expect(code).toBe(0)
    },
  )
})
