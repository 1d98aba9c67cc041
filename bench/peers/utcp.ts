import type { System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Client {
  getTools: () => Promise<readonly object[]>
  callTool: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>
  callToolChain(code: string, timeout: number, memoryLimit: number): Promise<{ readonly result: unknown }>
}
interface Module {
  readonly CodeModeUtcpClient: { create(): Promise<Client> }
}

/** UTCP's code mode. Its look-up of tools is replaced by a list, so that no transport of tools is timed. */
export const utcp: System = {
  name: '@utcp/code-mode',
  async open(tools) {
    const { CodeModeUtcpClient } = await importPeer<Module>('@utcp/code-mode')
    const client = await CodeModeUtcpClient.create()
    const byName = new Map(tools.map((tool) => [`tools.${tool.name}`, tool]))
    const described = tools.map(({ name, description, input }) => ({
      name: `tools.${name}`,
      description,
      inputs: input,
      outputs: { type: 'object' },
      tags: [],
      tool_call_template: { call_template_type: 'bench' },
    }))
    client.getTools = async () => described
    client.callTool = async (name, args) => byName.get(name)?.run(args)
    return {
      async run({ js }) {
        const { result } = await client.callToolChain(js, 30_000, 128)
        return result
      },
      close: async () => undefined,
    }
  },
}
