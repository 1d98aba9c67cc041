import type { FoundTool } from '../catalog/index.ts'
import { Toolbox } from '../invoker/index.ts'
import type { AnyTool } from '../kernel/index.ts'
import { createCatalogue } from './catalogue.ts'

/** The tools that scripts can call, to be listed and searched as a script can with `tools.$search`. */
export interface ToolCatalogue {
  list(): readonly { readonly path: string; readonly description: string }[]
  /** Best first. @default limit 10 */
  search(query: string, limit?: number): readonly FoundTool[]
  /** The types of a tool or a namespace; not `ok` with the nearest names where there is none. */
  describe(path: string): { readonly ok: boolean; readonly text: string }
}

/**
 * The catalogue of a toolbox.
 *
 * @throws BridgeError `name_collision` when two tools would have one name in a script
 */
export function openCatalogue(tools: Toolbox | Iterable<AnyTool>): ToolCatalogue {
  const catalogue = createCatalogue(Toolbox.from(tools), {})
  return {
    list: () => catalogue.listed().tools.map(({ path, description }) => ({ path, description })),
    search: (query, limit) => catalogue.index().search(query, limit),
    describe: (path) => catalogue.describe(path),
  }
}
