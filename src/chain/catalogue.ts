import { createToolIndex, declareTools, toolSignature } from '../catalog/index.ts'
import type {
  CheckedTools,
  DeclarationOptions,
  Declarations,
  ListedTool,
  ToolIndex,
} from '../catalog/index.ts'
import type { Toolbox } from '../invoker/index.ts'
import { nearestNames } from '../kernel/index.ts'
import { checkedTools, listedTools } from './listed-tools.ts'

/** What a model and its scripts can learn of a toolbox. Everything is made when it is first asked for. */
export interface Catalogue {
  /** Grows when the tools change, or what is known of their results. */
  readonly version: number
  listed(): CheckedTools
  declarations(): Declarations
  index(): ToolIndex
  /** The types of one tool, or whose name is nearest. */
  describe(path: string): { readonly ok: boolean; readonly text: string }
  signatureOf(path: string): string | undefined
}

/** Shapes of results that were seen, by tool. */
export interface SeenShapes {
  readonly version: number
  shapeOf(tool: string): string | undefined
}

/** A catalogue that follows its toolbox. */
export function createCatalogue(
  toolbox: Toolbox,
  { seen, ...options }: DeclarationOptions & { readonly seen?: SeenShapes | undefined },
): Catalogue {
  const versionNow = (): number => toolbox.version + (seen?.version ?? 0)
  const cached = <T>(make: () => T): (() => T) => {
    let made: { readonly version: number; readonly value: T } | undefined
    return () => {
      const version = versionNow()
      if (made?.version !== version) made = { version, value: make() }
      return made.value
    }
  }
  const listed = cached(() => {
    const tools = toolbox.all()
    return checkedTools(
      tools,
      listedTools(tools, (name) => seen?.shapeOf(name)),
    )
  })
  const index = cached(() => createToolIndex(listed().tools))
  return {
    get version() {
      return versionNow()
    },
    listed,
    index,
    declarations: cached(() => declareTools(listed().tools, options)),
    describe: (path) => describe(path, index(), listed().tools),
    signatureOf(path) {
      const tool = index().get(path)
      return tool === undefined ? undefined : toolSignature(tool)
    },
  }
}

function describe(
  path: string,
  index: ToolIndex,
  tools: readonly ListedTool[],
): { readonly ok: boolean; readonly text: string } {
  const tool = index.get(path)
  if (tool !== undefined) {
    const { text } = declareTools([{ ...tool, deferLoading: false }])
    return { ok: true, text }
  }
  const wanted = path.replace(/^tools\./, '').slice(0, 200)
  const inside = tools.filter((one) => one.path.startsWith(`${wanted}.`))
  if (inside.length > 0 && inside.length <= 20)
    return { ok: true, text: declareTools(inside.map((one) => ({ ...one, deferLoading: false }))).text }
  const meant = nearestNames(
    wanted,
    tools.map((one) => one.path),
  ).map((one) => `tools.${one}`)
  const remedy = meant.length > 0 ? `did you mean ${meant.join(' or ')}?` : 'tools.$search(query) finds tools'
  return { ok: false, text: `There is no tool tools.${wanted}: ${remedy}` }
}
