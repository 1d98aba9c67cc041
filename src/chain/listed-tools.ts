import { planMount } from '../../bridge/index.ts'
import type { ListedTool } from '../catalog/index.ts'
import { isChainTool, isLocalTool } from '../kernel/index.ts'
import type { AnyTool } from '../kernel/index.ts'

const identifiers = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u

/** The tools that scripts can call, each under the one name that a script would write. */
export function listedTools(tools: readonly AnyTool[]): readonly ListedTool[] {
  const local = tools.filter((tool) => isLocalTool(tool)).filter((tool) => !isChainTool(tool))
  const paths = new Map<string, string>()
  for (const { path, tool } of planMount(local.map(({ name }) => name))) {
    const written = path.join('.')
    // A namespace is how it reads best; a name that is no identifier could not be written with a dot.
    if (identifiers.test(written) && (path.length > 1 || !paths.has(tool))) paths.set(tool, written)
  }
  return local.flatMap(({ name, description, inputSchema, outputSchema, deferLoading }) => {
    const path = paths.get(name)
    if (path === undefined) return []
    return {
      path,
      description,
      inputSchema,
      ...(outputSchema === undefined ? {} : { outputSchema }),
      ...(deferLoading === undefined ? {} : { deferLoading }),
    }
  })
}
