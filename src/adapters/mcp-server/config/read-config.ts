import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { CatenaryError, chainPolicy, type ChainPolicy } from '../../../index.ts'
import type { McpServerConfig } from '../../mcp-client/index.ts'
import { McpConfigError } from './config-error.ts'
import { configSchema, idleFields, type ConfigFile } from './config-schema.ts'
import { Expander, serverConfig } from './server-config.ts'
import type { McpConfig, McpHttpSettings } from './types.ts'

/** The variables that a configuration may name. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `catenary.json`.
 * @throws McpConfigError naming the field
 */
export async function readConfig(path: string, environment: Environment = process.env): Promise<McpConfig> {
  const file = await readConfigFile(path)
  const secrets = new Set((file.secrets ?? []).flatMap((name) => environment[name] ?? []))
  const expander = new Expander(environment, secrets)
  const directory = dirname(resolve(path))
  const entries = Object.entries(file.mcpServers).filter(([, entry]) => entry.disabled !== true)
  const servers: Record<string, McpServerConfig> = {}
  for (const [name, entry] of entries) servers[name] = serverConfig(name, entry, { expander, directory })
  const inFile = (given: string): string => resolve(directory, given)
  return {
    servers,
    policy: checkedPolicy(file.policy),
    rules: file.rules ?? [],
    store: storeOf(file.store, inFile),
    journal: inFile(file.journal ?? '.catenary/journal.sqlite'),
    ...(file.trace === undefined ? {} : { trace: inFile(file.trace) }),
    http: httpOf(file.http, expander),
    secrets: [...secrets],
    warnings: entries.flatMap(([name, entry]) =>
      idleFields(entry).map((field) => `mcpServers.${name}.${field} has no effect here`),
    ),
  }
}

function httpOf(given: ConfigFile['http'] = {}, expander: Expander): McpHttpSettings {
  const { host, port, token, allowedHosts, allowedOrigins } = given
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(token === undefined ? {} : { token: token === false ? false : tokenOf(token, expander) }),
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(allowedOrigins === undefined ? {} : { allowedOrigins }),
  }
}

function tokenOf(given: string, expander: Expander): string {
  const token = expander.text(given, 'http.token')
  if (/^\S+$/.test(token)) return token
  const text = 'http.token is empty, or has white space in it: no client could send it.'
  throw new McpConfigError('invalid', text, 'http.token')
}

/** The file as it is written, checked. @throws McpConfigError naming the field */
export async function readConfigFile(path: string): Promise<ConfigFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new McpConfigError('unreadable', `${path} cannot be read: is it there?`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new McpConfigError('not_json', `${path} is not JSON.`)
  }
  const parsed = configSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  // A field that is missing is most often one that is misspelt: that one is the news.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  const field = issue?.path.map(String).join('.') ?? ''
  const where = field === '' ? path : `${path}: ${field}`
  throw new McpConfigError('invalid', `${where}: ${issue?.message ?? 'is not valid'}`, field)
}

function checkedPolicy(policy: ConfigFile['policy']): Partial<ChainPolicy> {
  if (policy === undefined) return {}
  // Unknown until it is checked, and the check is the policy's own.
  const given = policy as Partial<ChainPolicy>
  try {
    chainPolicy(given)
  } catch (error) {
    if (CatenaryError.isInstance(error)) throw new McpConfigError('invalid', error.message, 'policy')
    throw error
  }
  return given
}

function storeOf(given: string | undefined, inFile: (path: string) => string): string {
  if (given === undefined || given === 'memory') return 'memory'
  if (given.startsWith('file:') && given.length > 5) return `file:${inFile(given.slice(5))}`
  if (given.startsWith('s3://') && given.length > 5) return given
  throw new McpConfigError(
    'invalid',
    'store must be "memory", "file:" and a folder, or "s3://" and a bucket.',
    'store',
  )
}
