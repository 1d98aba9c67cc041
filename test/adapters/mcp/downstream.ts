import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type ElicitResult,
  type LoggingMessageNotification,
  type Progress,
} from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { vi } from 'vitest'

import { mainPath } from '../../cli/run-cli.ts'
import type { McpServerConfig } from '../../../src/adapters/mcp.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Both revisions of the protocol, as a client asks for them. */
export const revisions = [
  { revision: '2025-11-25', mode: 'legacy' },
  { revision: '2026-07-28', mode: { pin: '2026-07-28' } },
] as const
export type Mode = (typeof revisions)[number]['mode']

/** A folder with a `catenary.json`. */
export interface ConfigFolder extends Disposable {
  readonly folder: string
  readonly path: string
}

export function configFolder(
  mcpServers: Readonly<Record<string, McpServerConfig>>,
  more: object = {},
): ConfigFolder {
  const folder = mkdtempSync(join(tmpdir(), 'catenary-mcp-'))
  const path = join(folder, 'catenary.json')
  writeFileSync(path, JSON.stringify({ mcpServers, ...more }))
  return { folder, path, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface ConnectOptions {
  /** Further arguments of the command. */
  readonly args?: readonly string[]
  readonly mode?: Mode
  /** Answers questions. Absent: the client says that it cannot ask anybody. */
  readonly onQuestion?: (message: string) => ElicitResult | Promise<ElicitResult>
  readonly env?: Readonly<Record<string, string>>
}

/** A client of `catenary mcp`, and what it was told. */
export interface Connected extends AsyncDisposable {
  readonly client: Client
  readonly questions: string[]
  readonly logs: LoggingMessageNotification['params'][]
  readonly progress: Progress[]
  /** The process, where there is one. */
  readonly pid: number | null
  runChain(script: string, more?: object, signal?: AbortSignal): Promise<CallToolResult>
  text(script: string, more?: object): Promise<string>
}

/** The SDK's own, but for a second process that it would start only to ask for the revision. */
class OneProcess extends StdioClientTransport {}

/** Starts `catenary mcp` on stdio and connects to it. */
export async function connectStdio(config: string, options: ConnectOptions = {}): Promise<Connected> {
  const transport = new OneProcess({
    command: process.execPath,
    args: [mainPath, 'mcp', '--config', config, ...(options.args ?? [])],
    stderr: 'ignore',
    ...(options.env === undefined ? {} : { env: { ...options.env } }),
  })
  const made = makeClient(options)
  await made.client.connect(transport)
  return connected(made, () => transport.pid)
}

/** Connects to an address. */
export async function connectHttp(
  url: string,
  token: string | undefined,
  options: ConnectOptions = {},
): Promise<Connected> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const made = makeClient(options)
  await made.client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  return connected(made, () => null)
}

type Made = Pick<Connected, 'client' | 'questions' | 'logs'>

function makeClient({ mode = 'legacy', onQuestion }: ConnectOptions): Made {
  const questions: string[] = []
  const logs: LoggingMessageNotification['params'][] = []
  const client = new Client(
    { name: 'test', version: '1' },
    {
      capabilities: onQuestion === undefined ? {} : { elicitation: { form: {} } },
      versionNegotiation: { mode },
    },
  )
  if (onQuestion !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params.message)
      return onQuestion(params.message)
    })
  client.setNotificationHandler('notifications/message', ({ params }) => void logs.push(params))
  return { client, questions, logs }
}

function connected(made: Made, pid: () => number | null): Connected {
  const progress: Progress[] = []
  const { client } = made
  const runChain: Connected['runChain'] = (script, more = {}, signal) =>
    client.callTool(
      {
        name: 'run_chain',
        arguments: { script, ...more },
        _meta: { 'io.modelcontextprotocol/logLevel': 'debug' },
      },
      {
        onprogress: (told) => void progress.push(told),
        timeout: 50_000,
        ...(signal === undefined ? {} : { signal }),
      },
    )
  return {
    ...made,
    progress,
    get pid() {
      return pid()
    },
    runChain,
    text: async (...given) => textOf(await runChain(...given)),
    [Symbol.asyncDispose]: () => client.close(),
  }
}

/** The words of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.flatMap((block) => (block.type === 'text' ? block.text : [])).join('\n')
}

export const approve: ElicitResult = { action: 'accept', content: { decision: 'approve' } }
