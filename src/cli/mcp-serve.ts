import { Duplex } from 'node:stream'

import { redactSecrets } from '../index.ts'
import type { McpNote } from '../adapters/mcp.ts'
import { divertStdout } from './divert-stdout.ts'
import { asUsage, loadMcp } from './load-mcp.ts'
import { openMcpServers } from './open-mcp-servers.ts'
import { openStore } from './open-store.ts'
import { openTraceSinks, type TraceSinkFlags } from './open-trace-sink.ts'
import { openJournal } from './open-journal.ts'
import type { Output } from './output.ts'
import { stopSignal } from './stop-signal.ts'
import { UsageError } from './usage-error.ts'

/** A client waits for its first answer meanwhile; a server that takes longer brings its tools later. */
const patienceMs = 10_000

/** The flags of `catenary mcp`, as they were given. */
export interface McpServeFlags extends TraceSinkFlags {
  readonly config: string
  readonly http?: true
  readonly port?: number
  readonly verbose?: true
}

/** Serves until the client leaves or the process is told to end. @throws UsageError */
export async function serveMcp(flags: McpServeFlags, output: Output): Promise<number> {
  if (flags.port !== undefined && flags.http !== true)
    throw new UsageError('--port: only --http listens at one')
  const { McpHost, readConfig, serveMcpHttp, serveMcpStdio } = await loadMcp()
  const config = await asUsage(readConfig(flags.config))
  for (const warning of config.warnings) output.note('[config]', warning)
  // Only the protocol is spoken on stdout.
  divertStdout()
  using stop = stopSignal(output)
  await using opened = await openStore(config.store)
  await using sinks = await openTraceSinks({
    ...(config.trace === undefined ? {} : { trace: config.trace }),
    ...flags,
  })
  const options = { secrets: config.secrets, patienceMs, onNote: notesOf(flags, output) }
  await using servers = await openMcpServers(config.servers, options, stop)
  if (servers === undefined) return stop.exitCode
  await using journal = await openJournal(config.journal, output)
  await using host = new McpHost({
    ...(journal === undefined
      ? {}
      : {
          approvalHandler: journal.approvalHandler,
          ruleStore: journal.ruleStore,
          chains: { journal: journal.journal },
        }),
    howToDecide: (id) => `catenary approve ${id} --journal ${config.journal} (or deny)`,
    registry: servers.toolbox,
    artifactStore: opened.store,
    traceSinks: sinks.all,
    ...(flags.traceContent === undefined ? {} : { redact: redactSecrets }),
    policy: config.policy,
    rules: config.rules,
  })
  if (flags.http === true) {
    const settings = { ...config.http, ...(flags.port === undefined ? {} : { port: flags.port }) }
    await using http = await serveMcpHttp(host, settings).catch(refused)
    output.note('catenary:', `listening at ${http.url}; ${tokenText(http.token, config.http.token)}`)
    await stop.stopped
    return stop.exitCode
  }
  await using stdio = serveMcpStdio(host, {
    output: Duplex.from((chunks: AsyncIterable<Uint8Array>) => writeAll(chunks, output)),
    onError: (error) => output.note('catenary:', error.message),
  })
  await Promise.race([stdio.closed, stop.stopped])
  return stop.exitCode
}

function notesOf({ verbose }: McpServeFlags, output: Output): (note: McpNote) => void {
  return ({ server, level, text }) => {
    if (level !== 'debug' || verbose === true) output.note(`[${server}]`, text)
  }
}

/** What can be said differently in the file or on the command line. */
function refused(error: unknown): never {
  const isTheirs = error instanceof RangeError || (error instanceof Error && 'syscall' in error)
  throw isTheirs ? new UsageError(`${error.message} ("http" of the configuration, --port)`) : error
}

async function writeAll(chunks: AsyncIterable<Uint8Array>, output: Output): Promise<void> {
  for await (const chunk of chunks) await output.write(chunk)
}

/** A token that was made at the start must be told; that of the file is a secret. */
function tokenText(token: string | undefined, given: string | false | undefined): string {
  if (token === undefined) return 'anybody on this machine may call'
  return given === undefined
    ? `clients send Authorization: Bearer ${token}`
    : 'clients send the token of the file'
}
