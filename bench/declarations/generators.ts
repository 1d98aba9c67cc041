import { registerHooks } from 'node:module'

import { declarations } from 'catenary'
import type { Tool } from 'catenary'

import { importPeer } from '../peers/import-peer.ts'

/** A tool as a server publishes it. */
export interface PublishedTool {
  readonly name: string
  readonly description?: string
  readonly inputSchema: Tool['inputSchema']
  readonly outputSchema?: Tool['inputSchema']
}

/** Something that turns tools into the text that a model reads. */
export interface Generator {
  readonly name: string
  readonly note: string
  generate(tools: readonly PublishedTool[]): Promise<string>
}

interface Cloudflare {
  generateTypesFromJsonSchema(tools: Readonly<Record<string, object>>): string
}
interface TanStack {
  generateTypeStubs(bindings: Readonly<Record<string, object>>): string
}
interface Utcp {
  readonly CodeModeUtcpClient: { readonly prototype: { toolToTypeScriptInterface(tool: object): string } }
}

const identifier = (name: string): string => name.replace(/\W/g, '_')

/** The text of Catenary, of the bare schemas, and of three peers' published packages. */
export const generators: readonly Generator[] = [
  {
    name: 'catenary',
    note: 'declarations(tools)',
    generate: async (tools) =>
      declarations(
        tools.map(({ description = '', ...tool }) => ({
          ...tool,
          name: identifier(tool.name),
          description,
          execute: () => undefined,
        })),
      ).text,
  },
  {
    name: 'JSON Schema',
    note: 'name, description and schemas, as a provider is sent them',
    generate: async (tools) => JSON.stringify(tools),
  },
  {
    name: '@cloudflare/codemode',
    note: 'generateTypesFromJsonSchema',
    async generate(tools) {
      const { generateTypesFromJsonSchema } = await importCloudflare()
      return generateTypesFromJsonSchema(
        Object.fromEntries(tools.map(({ name, ...tool }) => [identifier(name), tool])),
      )
    },
  },
  {
    name: '@tanstack/ai-code-mode',
    note: 'generateTypeStubs',
    async generate(tools) {
      const { generateTypeStubs } = await importPeer<TanStack>('@tanstack/ai-code-mode')
      return generateTypeStubs(
        Object.fromEntries(
          tools.map((tool) => [identifier(tool.name), { ...tool, name: identifier(tool.name) }]),
        ),
      )
    },
  },
  {
    name: '@utcp/code-mode',
    note: 'toolToTypeScriptInterface',
    async generate(tools) {
      const { CodeModeUtcpClient } = await importPeer<Utcp>('@utcp/code-mode')
      const client = Object.assign(Object.create(CodeModeUtcpClient.prototype), {
        toolFunctionCache: new Map(),
      }) as Utcp['CodeModeUtcpClient']['prototype']
      return tools
        .map(({ name, description = '', inputSchema, outputSchema = {} }) =>
          client.toolToTypeScriptInterface({
            name: identifier(name),
            description,
            inputs: inputSchema,
            outputs: outputSchema,
            tags: [],
          }),
        )
        .join('\n')
    },
  },
]

/** Its entry asks for a module that only its own platform has; the generator does not use it. */
async function importCloudflare(): Promise<Cloudflare> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers'
        ? { url: `data:text/javascript,${encodeURIComponent(platform)}`, shortCircuit: true }
        : next(specifier, context),
  })
  try {
    return await importPeer<Cloudflare>('@cloudflare/codemode')
  } finally {
    hooks.deregister()
  }
}
const platform =
  'export class DurableObject {}\nexport class RpcTarget {}\nexport class WorkerEntrypoint {}\nexport const exports = {}, env = {}'
