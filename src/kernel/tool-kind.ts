import type { HostedTool, ProviderDefinedTool, Tool } from './tool.ts'

/** Carried by a tool that runs a chain, so that no chain can call it under whatever name. */
export const chainToolBrand: unique symbol = Symbol.for('catenary.chainTool')

/** True for a tool that carries `chainToolBrand`. */
export function isChainTool(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, chainToolBrand) === true
}

/** True for a complete ProviderDefinedTool. Ask this first: such a tool has all that a HostedTool has. */
export function isProviderDefinedTool(value: unknown): value is ProviderDefinedTool {
  if (!isDescribed(value) || !hasProviderSpecs(value)) return false
  const { callTypes, handleCall } = value as Partial<ProviderDefinedTool>
  return (
    typeof handleCall === 'function' &&
    Array.isArray(callTypes) &&
    callTypes.length > 0 &&
    callTypes.every((type) => typeof type === 'string' && type !== '')
  )
}

/** True for a complete HostedTool: specs, and nothing of ours that could run it. */
export function isHostedTool(value: unknown): value is HostedTool {
  return isDescribed(value) && hasProviderSpecs(value) && !('handleCall' in value) && !('execute' in value)
}

/** True for a complete Tool: a schema, a body, and no provider's spec. */
export function isLocalTool(value: unknown): value is Tool {
  if (!isDescribed(value) || 'providerSpecs' in value) return false
  const { inputSchema, execute } = value as Partial<Tool>
  return isRecord(inputSchema) && typeof execute === 'function'
}

function isDescribed(value: unknown): value is { readonly name: string; readonly description: string } {
  if (typeof value !== 'object' || value === null) return false
  const { name, description } = value as Partial<Tool>
  return typeof name === 'string' && name !== '' && typeof description === 'string'
}

function hasProviderSpecs(value: object): boolean {
  const { providerSpecs } = value as Partial<HostedTool>
  if (!isRecord(providerSpecs)) return false
  return Object.values(providerSpecs).every(isRecord)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
