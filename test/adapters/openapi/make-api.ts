import { ToolInvoker, type InvocationResult, type Tool } from 'catenary'
import { openApiTools, type OpenApiOptions } from 'catenary/openapi'

/** A document of one operation, or of several paths. */
export function documentOf(paths: object, more: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths, ...more }
}

/** The tools of a document on a server of this machine. */
export function toolsOf(document: unknown, server: string, options: OpenApiOptions = {}): readonly Tool[] {
  return openApiTools(document, { server, allowPrivateAddresses: true, ...options }).tools
}

/** Calls a tool through an invoker that lets it run. */
export function call(
  tools: readonly Tool[],
  args: object = {},
  name = tools[0]?.name ?? '',
): Promise<InvocationResult> {
  const invoker = new ToolInvoker({ registry: tools, policy: { maxRiskUnapproved: 'high' } })
  return invoker.invoke({ name, arguments: args })
}
