import { setImmediate } from 'node:timers/promises'

import { CatenaryError, type Tool, type Toolbox } from '../../index.ts'
import { listTools, type ListedTool } from './list-tools.ts'
import { resourceTool, resourceToolNames } from './resource-tools.ts'
import type { Client } from './sdk.ts'
import { identifierOf, toolName } from './tool-name.ts'
import { upstreamTool, type Upstream } from './upstream-tool.ts'

const listTimeoutMs = 60_000

export interface ToolSetOptions {
  readonly server: string
  readonly toolbox: Toolbox
  readonly maxTools: number
  /** Told what was left out, and why. */
  readonly onSkip: (text: string) => void
  readonly upstream: () => Upstream
}

/** A tool of ours, and what it was made of. */
interface Made {
  readonly tool: Tool
  readonly text: string
}

/** The tools of one server in a toolbox. */
export class ToolSet {
  readonly #options: ToolSetOptions
  /** What a tool of ours was made of, as text: one that has not changed keeps its place. */
  #known = new Map<string, string>()
  #refreshing: Promise<void> = Promise.resolve()

  constructor(options: ToolSetOptions) {
    this.#options = options
  }

  get names(): readonly string[] {
    return [...this.#known.keys()]
  }

  /** Makes the toolbox what the server lists. One refresh at a time, in the order in which they were asked for. */
  refresh(client: Client): Promise<void> {
    const next = this.#refreshing.then(() => this.#refresh(client))
    this.#refreshing = next.catch(() => undefined)
    return next
  }

  /** Takes all of them out. */
  clear(): void {
    for (const name of this.#known.keys()) this.#options.toolbox.remove(name)
    this.#known.clear()
  }

  async #refresh(client: Client): Promise<void> {
    const { maxTools, onSkip } = this.#options
    const signal = AbortSignal.timeout(listTimeoutMs)
    const listed = await listTools(client, { maxTools, signal, onSkip })
    this.#tellUnknown(listed)
    const fresh = new Map([...this.#named(listed), ...this.#resources(client, listed)])
    const { toolbox } = this.#options
    for (const name of this.#known.keys()) if (!fresh.has(name)) toolbox.remove(name)
    const known = new Map<string, string>()
    for (const [name, { tool, text }] of fresh) {
      // Each schema is compiled; thousands of them must not keep everybody else waiting.
      if (known.size % 100 === 99) await setImmediate()
      if (this.#known.get(name) === text || this.#put(tool)) known.set(name, text)
    }
    this.#known = known
  }

  #put(tool: Tool): boolean {
    const { toolbox, onSkip } = this.#options
    try {
      toolbox.add(tool, this.#known.has(tool.name) ? { replace: true } : {})
      return true
    } catch (error) {
      onSkip(error instanceof CatenaryError ? error.message : `the tool "${tool.name}" cannot be used`)
      if (this.#known.has(tool.name)) toolbox.remove(tool.name)
      return false
    }
  }

  /** The listed tools under names of ours. Of two that would have one name, the one whose own name it is goes first. */
  *#named(listed: readonly ListedTool[]): Generator<[string, Made]> {
    const { server, onSkip, upstream } = this.#options
    const wanted = listed.filter(({ name }) => this.#isWanted(name))
    const exact = new Set(wanted.map(({ name }) => name).filter((name) => identifierOf(name) === name))
    const taken = new Set<string>()
    for (const tool of wanted) {
      const identifier = identifierOf(tool.name)
      const name = toolName(server, tool.name)
      const skip = (why: string): void =>
        onSkip(`has a tool ${JSON.stringify(tool.name.slice(0, 100))} that is left out: ${why}`)
      if (name === undefined) skip('its name is too long')
      else if (taken.has(name) || (identifier !== tool.name && exact.has(identifier)))
        skip(`another is tools.${name} already`)
      else {
        taken.add(name)
        const made = upstreamTool(name, tool, upstream())
        if (made.ok) yield [name, { tool: made.tool, text: JSON.stringify(tool) }]
        else skip(made.problem)
      }
    }
  }

  /** A slip in a name would leave a tool with another risk than somebody thinks it has. */
  #tellUnknown(listed: readonly ListedTool[]): void {
    const { tools = [], hide = [], risk = {} } = this.#options.upstream().options
    const known = new Set(['*', ...Object.values(resourceToolNames), ...listed.map(({ name }) => name)])
    for (const [field, names] of Object.entries({ tools, hide, risk: Object.keys(risk) }))
      for (const name of names)
        if (!known.has(name))
          this.#options.onSkip(`has no tool ${JSON.stringify(name)}, which "${field}" names`)
  }

  #isWanted(name: string): boolean {
    const { tools, hide = [] } = this.#options.upstream().options
    return (tools?.includes(name) ?? true) && !hide.includes(name)
  }

  #resources(client: Client, listed: readonly ListedTool[]): [string, Made][] {
    if (client.getServerCapabilities()?.resources === undefined) return []
    const { server, upstream } = this.#options
    const own = new Set(listed.map(({ name }) => identifierOf(name)))
    return Object.values(resourceToolNames).flatMap((name): [string, Made][] => {
      const full = toolName(server, name)
      if (full === undefined || own.has(name) || !this.#isWanted(name)) return []
      return [[full, { tool: resourceTool(name, full, upstream()), text: name }]]
    })
  }
}
