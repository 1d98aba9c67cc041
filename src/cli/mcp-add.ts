import { exitCode } from './exit-code.ts'
import { asUsage, loadMcp } from './load-mcp.ts'
import type { Output } from './output.ts'
import { UsageError } from './usage-error.ts'

/** The flags of `catenary mcp add`, as they were given. */
export interface McpAddFlags {
  readonly config: string
  readonly program: readonly string[]
  readonly url?: string
  readonly env?: readonly string[]
  readonly header?: readonly string[]
  readonly trust?: 'none' | 'annotations'
  readonly source?: 'untrusted' | 'private'
  readonly sink?: true
  readonly replace?: true
}

/** Adds a server to the file, and says with which code the process is to end. @throws UsageError */
export async function addMcp(name: string, flags: McpAddFlags, output: Output): Promise<number> {
  const { writeServer } = await loadMcp()
  const { config, replace } = flags
  const existing = replace === true ? 'replace' : 'refuse'
  await asUsage(writeServer(config, { name, entry: entryOf(flags), existing }))
  output.note(
    'catenary:',
    `${name} is in ${config}; try it with: catenary mcp test ${name} --config ${config}`,
  )
  return exitCode.ok
}

function entryOf({ program, url, env, header, trust, source, sink }: McpAddFlags): Record<string, unknown> {
  const [command, ...args] = program
  if ((command === undefined) === (url === undefined))
    throw new UsageError('give a program after --, or else --url')
  if (env !== undefined && url !== undefined) throw new UsageError('--env: only a program has an environment')
  if (header !== undefined && url === undefined) throw new UsageError('--header: only --url takes headers')
  return {
    ...(command === undefined ? { url } : { command, args }),
    ...(env === undefined ? {} : { env: pairs('--env', '=', env) }),
    ...(header === undefined ? {} : { headers: pairs('--header', ':', header) }),
    ...(trust === undefined ? {} : { trust }),
    ...(source === undefined ? {} : { source }),
    ...(sink === undefined ? {} : { sink }),
  }
}

function pairs(flag: string, sign: string, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf(sign)
      if (at < 1) throw new UsageError(`${flag}: give a name, "${sign}" and a value`)
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    }),
  )
}
