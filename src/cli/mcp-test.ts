import type { McpNote } from '../adapters/mcp.ts'
import type { ToolRisk } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { asUsage, loadMcp } from './load-mcp.ts'
import { openMcpServers } from './open-mcp-servers.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'
import { stopSignal } from './stop-signal.ts'
import { UsageError } from './usage-error.ts'

/** The flags of `catenary mcp test`, as they were given. */
export interface McpTestFlags {
  readonly config: string
  readonly json?: true
}

interface Finding {
  readonly name: string
  readonly ok: boolean
  readonly protocol?: string
  readonly problem?: string
  readonly tools: readonly { readonly name: string; readonly risk: ToolRisk }[]
}

/** Connects servers and tells what they offer. @throws UsageError */
export async function testMcp(
  names: readonly string[],
  { config, json }: McpTestFlags,
  output: Output,
): Promise<number> {
  const { readConfig } = await loadMcp()
  const { servers, secrets, warnings } = await asUsage(readConfig(config))
  const unknown = names.find((name) => !Object.hasOwn(servers, name))
  if (unknown !== undefined) throw new UsageError(`${config} has no server "${unknown}" that is in use`)
  for (const warning of warnings) output.note('[config]', warning)
  const wanted = Object.entries(servers).filter(([name]) => names.length === 0 || names.includes(name))
  const onNote = ({ server, level, text }: McpNote): void => {
    if (level !== 'debug') output.note(`[${server}]`, text)
  }
  using stop = stopSignal(output)
  await using open = await openMcpServers(Object.fromEntries(wanted), { secrets, onNote }, stop)
  if (open === undefined) return stop.exitCode
  const findings = open.status.map(({ name, state, protocol, problem, tools }): Finding => ({
    name,
    ok: state === 'ready',
    ...(protocol === undefined ? {} : { protocol }),
    ...(problem === undefined ? {} : { problem }),
    tools: tools.map((tool) => ({ name: tool, risk: riskOf(open.toolbox.get(tool)) })),
  }))
  await output.write(
    json === true ? `${printableJson(findings) ?? ''}\n` : printable(findings.map(described).join('\n')),
  )
  return findings.every(({ ok }) => ok) ? exitCode.ok : exitCode.failed
}

function riskOf(tool: object | undefined): ToolRisk {
  const risk = tool !== undefined && 'risk' in tool ? tool.risk : undefined
  return risk === 'safe' || risk === 'critical' ? risk : 'high'
}

function described({ name, ok, protocol, problem, tools }: Finding): string {
  if (!ok) return `${name}: does not work: ${problem ?? 'unknown reason'}\n`
  const lines = (['safe', 'high', 'critical'] as const).flatMap((risk) => {
    const some = tools.filter((tool) => tool.risk === risk).map((tool) => tool.name)
    return some.length === 0 ? [] : [`  ${risk.padEnd(8)}  ${some.join(', ')}`]
  })
  const asks = tools.filter(({ risk }) => risk !== 'safe').length
  const hint =
    asks === 0
      ? []
      : [`  ${asks} of ${tools.length} ask before they run; "trust" and "risk" in the file say otherwise`]
  return [
    `${name}: works (revision ${protocol ?? 'unknown'}), ${tools.length} tools`,
    ...lines,
    ...hint,
    '',
  ].join('\n')
}
