import { planMount } from '../../bridge/index.ts'
import type { CheckedTools, ListedTool } from '../catalog/index.ts'
import { isChainTool, isLocalTool } from '../kernel/index.ts'
import type { AnyTool, Tool } from '../kernel/index.ts'

const identifiers = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u

/** The tools that scripts can call, each under the one name that a script would write. */
export function listedTools(
  tools: readonly AnyTool[],
  shapeOf: (name: string) => string | undefined = () => undefined,
): readonly ListedTool[] {
  const local = callableTools(tools)
  const paths = new Map<string, string>()
  for (const { path, tool } of planMount(local.map(({ name }) => name))) {
    const written = path.join('.')
    // A namespace is how it reads best; a name that is no identifier could not be written with a dot.
    if (identifiers.test(written) && (path.length > 1 || !paths.has(tool))) paths.set(tool, written)
  }
  return local.flatMap(({ name, description, inputSchema, outputSchema, deferLoading }) => {
    const path = paths.get(name)
    if (path === undefined) return []
    const observed = outputSchema === undefined ? shapeOf(name) : undefined
    return {
      path,
      description,
      inputSchema,
      ...(outputSchema === undefined ? {} : { outputSchema }),
      ...(deferLoading === undefined ? {} : { deferLoading }),
      ...(observed === undefined ? {} : { observed }),
    }
  })
}

/** The tools as a checker is told of them: with the further names that lead to each. */
export function checkedTools(tools: readonly AnyTool[], listed: readonly ListedTool[]): CheckedTools {
  const known = new Set(listed.map(({ path }) => path))
  const byTool = new Map<string, (readonly string[])[]>()
  for (const { path, tool } of planMount(callableTools(tools).map(({ name }) => name)))
    byTool.set(tool, [...(byTool.get(tool) ?? []), path])
  const aliases = [...byTool.values()].flatMap((paths) => {
    const best = paths.find((path) => known.has(path.join('.')) && !path.some((part) => part.includes('.')))
    if (best === undefined) return []
    return paths.filter((path) => path !== best).map((path) => ({ path, of: best.join('.') }))
  })
  return { tools: listed, aliases }
}

/** Those that scripts can call: not what the provider runs, and no chains. */
export function callableTools(tools: readonly AnyTool[]): readonly Tool[] {
  return tools.filter((tool) => isLocalTool(tool)).filter((tool) => !isChainTool(tool))
}
