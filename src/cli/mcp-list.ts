import { exitCode } from './exit-code.ts'
import { asUsage, loadMcp } from './load-mcp.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'

/** The flags of `catenary mcp list`, as they were given. */
export interface McpListFlags {
  readonly config: string
  readonly json?: true
}

interface Listed {
  readonly name: string
  /** How it is reached; without the values of its environment and its headers. */
  readonly reached: string
  readonly trust: string
  readonly disabled: boolean
}

/** Lists the servers of the file as they are written, and says with which code the process is to end. @throws UsageError */
export async function listMcp({ config, json }: McpListFlags, output: Output): Promise<number> {
  const { readConfigFile } = await loadMcp()
  const { mcpServers } = await asUsage(readConfigFile(config))
  const listed = Object.entries(mcpServers).map(
    ([name, { command, args = [], url = '', trust = 'none', disabled = false }]): Listed => ({
      name,
      reached: command === undefined ? url : [command, ...args].join(' '),
      trust,
      disabled,
    }),
  )
  if (json === true) {
    await output.write(`${printableJson(listed) ?? ''}\n`)
    return exitCode.ok
  }
  const width = Math.max(0, ...listed.map(({ name }) => name.length))
  const lines = listed.map(
    ({ name, reached, disabled }) => `${name.padEnd(width)}  ${reached}${disabled ? '  (disabled)' : ''}`,
  )
  await output.write(printable(lines.length === 0 ? `${config} has no servers\n` : `${lines.join('\n')}\n`))
  return exitCode.ok
}
