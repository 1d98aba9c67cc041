import {
  CatenaryError,
  parseRisk,
  specOf,
  type AnyTool,
  type SpecOptions,
  type ToolRisk,
  type ToolSpec,
} from '../kernel/index.ts'
import { printableKey } from './json-copy.ts'
import { toolEntry, type ToolEntry } from './tool-entry.ts'

/** How a tool is added. */
export interface AddOptions {
  /** `true` lets the tool take the place of one of the same name. */
  readonly replace?: true
}

/** Tools by name, in the order in which they were added. */
export class Toolbox {
  readonly #entries = new Map<string, ToolEntry>()
  #version = 0

  /** A Toolbox as it is, or one made from a list: both behave the same. */
  static from(tools: Toolbox | Iterable<AnyTool>): Toolbox {
    if (tools instanceof Toolbox) return tools
    const toolbox = new Toolbox()
    for (const tool of tools) toolbox.add(tool)
    return toolbox
  }

  /**
   * Adds a tool. Names are compared in Unicode NFC.
   * @throws `invalid_tool`, `duplicate_tool`
   */
  add(tool: AnyTool, options: AddOptions = {}): this {
    const entry = toolEntry(tool)
    const key = keyOf(tool.name)
    if (this.#entries.has(key) && options.replace !== true) {
      const text = `There is a tool named "${printableKey(tool.name)}" already. Say { replace: true } to take its place.`
      throw new CatenaryError('duplicate_tool', text, { field: 'name' })
    }
    this.#entries.set(key, entry)
    this.#version += 1
    return this
  }

  /** Takes a tool out; calls that are under way are not touched. False if there was none of that name. */
  remove(name: string): boolean {
    const removed = this.#entries.delete(keyOf(name))
    if (removed) this.#version += 1
    return removed
  }

  get(name: string): AnyTool | undefined {
    return this.#entries.get(keyOf(name))?.tool
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name))
  }

  all(): readonly AnyTool[] {
    return Array.from(this.#entries.values(), ({ tool }) => tool)
  }

  names(): readonly string[] {
    return Array.from(this.#entries.values(), ({ tool }) => tool.name)
  }

  /** The tools of a risk; one that names none is SAFE. */
  byRisk(risk: ToolRisk): readonly AnyTool[] {
    return this.all().filter((tool) => parseRisk('risk' in tool ? tool.risk : undefined) === risk)
  }

  get size(): number {
    return this.#entries.size
  }

  /** Grows with every change. */
  get version(): number {
    return this.#version
  }

  /** How a provider is told of the tools; one that the provider has no spec for is left out. */
  schemas(options: SpecOptions = {}): readonly ToolSpec[] {
    return this.all().flatMap((tool) => specOf(tool, options) ?? [])
  }

  /** How a provider is told of one tool. */
  schemaFor(name: string, options: SpecOptions = {}): ToolSpec | undefined {
    const tool = this.get(name)
    return tool === undefined ? undefined : specOf(tool, options)
  }

  /** The specs that are kept from the model until it searches for them. */
  deferredSchemas(options: SpecOptions = {}): readonly ToolSpec[] {
    return this.schemas(options).filter((spec) => spec.kind === 'function' && spec.lazySchema)
  }

  /** @internal */
  entry(name: unknown): ToolEntry | undefined {
    return typeof name === 'string' ? this.#entries.get(keyOf(name)) : undefined
  }
}

function keyOf(name: string): string {
  return name.normalize('NFC')
}
