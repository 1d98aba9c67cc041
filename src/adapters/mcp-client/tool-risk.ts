import { ToolRisk } from '../../index.ts'
import type { ListedTool } from './list-tools.ts'
import type { McpServerOptions } from './types.ts'

/**
 * How risky a server's tool is: as the operator says; else CRITICAL if the server itself calls it destructive; else
 * SAFE if the server calls it read-only and the operator trusts its word; else HIGH.
 */
export function toolRisk(
  { name, annotations }: Pick<ListedTool, 'name' | 'annotations'>,
  { risk = {}, trust = 'none' }: McpServerOptions,
): ToolRisk {
  const said = [name, '*'].flatMap((key) => (Object.hasOwn(risk, key) ? (risk[key] ?? []) : []))[0]
  if (said !== undefined) return said
  const { readOnlyHint, destructiveHint } = annotations
  if (destructiveHint === true) return ToolRisk.CRITICAL
  return readOnlyHint === true && trust === 'annotations' ? ToolRisk.SAFE : ToolRisk.HIGH
}
