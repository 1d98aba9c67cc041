import { readFile, rename, rm, writeFile } from 'node:fs/promises'

import { McpConfigError } from './config-error.ts'
import { configSchema, type ServerEntry } from './config-schema.ts'

/** A server to be written into the file. */
export interface NewServer {
  readonly name: string
  readonly entry: ServerEntry
  /** What to do with an entry of that name. @default `refuse` */
  readonly existing?: 'refuse' | 'replace'
}

/** Puts a server into `catenary.json`, which is made if it is not there; all else in it stays. @throws McpConfigError */
export async function writeServer(
  path: string,
  { name, entry, existing = 'refuse' }: NewServer,
): Promise<void> {
  const file = await currentFile(path)
  const servers = file['mcpServers'] ?? {}
  if (typeof servers !== 'object' || servers === null)
    throw new McpConfigError('invalid', `${path}: mcpServers must be an object.`, 'mcpServers')
  if (Object.hasOwn(servers, name) && existing === 'refuse') {
    throw new McpConfigError(
      'invalid',
      `${path} has a server "${name}" already; --replace takes its place.`,
      name,
    )
  }
  const next = { ...file, mcpServers: { ...servers, [name]: entry } }
  const checked = configSchema.safeParse(next)
  if (!checked.success) {
    const [issue] = checked.error.issues
    const field = issue?.path.map(String).join('.') ?? ''
    throw new McpConfigError('invalid', `${path}: ${field}: ${issue?.message ?? 'is not valid'}`, field)
  }
  const part = `${path}.${crypto.randomUUID()}.part`
  try {
    await writeFile(part, `${JSON.stringify(next, undefined, 2)}\n`, { mode: 0o600 })
    await rename(part, path)
  } catch {
    await rm(part, { force: true })
    throw new McpConfigError('not_writable', `${path} cannot be written.`)
  }
}

async function currentFile(path: string): Promise<Readonly<Record<string, unknown>>> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new McpConfigError('unreadable', `${path} cannot be read.`)
  }
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    throw new McpConfigError('not_json', `${path} is not JSON; it is left as it is.`)
  }
}
