import type * as Mcp from '../adapters/mcp.ts'
import { CatenaryError } from '../index.ts'
import { UsageError } from './usage-error.ts'

/** The MCP adapter, which stands on packages that are installed beside this one. @throws UsageError */
export async function loadMcp(): Promise<typeof Mcp> {
  try {
    return await import('../adapters/mcp.ts')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError(
      'mcp needs two packages beside this one: npm install @modelcontextprotocol/client @modelcontextprotocol/server',
    )
  }
}

/** Something that an operator can set right is told as such. */
export async function asUsage<T>(work: Promise<T>): Promise<T> {
  const { McpConfigError } = await loadMcp()
  return work.catch((error: unknown) => {
    const isTheirs = CatenaryError.isInstance(error) && error.code === 'invalid_options'
    throw error instanceof McpConfigError || isTheirs ? new UsageError(error.message) : error
  })
}
