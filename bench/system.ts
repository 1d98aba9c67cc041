/** One tool, as every system is handed it. */
export interface BenchTool {
  readonly name: string
  readonly description: string
  readonly input: { readonly type: 'object'; readonly properties: Readonly<Record<string, object>> }
  run(args: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** One program, in the languages of the systems, with what it comes to. */
export interface BenchScript {
  /** The body of an async function that calls `tools.name({ ... })`. */
  readonly js: string
  /** The same in Python that calls `name(key=value)`; absent where Python here cannot say it. */
  readonly py?: string
  /** Calls that it makes one after the other. */
  readonly calls: number
  readonly returns: unknown
}

/** A system that is ready to run scripts. */
export interface OpenSystem {
  /** Runs a script as the system's own users run one, from its text. */
  run(script: BenchScript): Promise<unknown>
  close(): Promise<void>
}

/** One system of the bench. A peer's adapter is one file that exports one of these. */
export interface System {
  readonly name: string
  open(tools: readonly BenchTool[]): Promise<OpenSystem>
}

/** Runs a script and makes sure that it did what it is timed for. */
export async function runChecked(system: OpenSystem, script: BenchScript): Promise<void> {
  const value = await system.run(script)
  if (value === script.returns) return
  throw new Error(`the script returned ${String(value).slice(0, 80)} instead of ${String(script.returns)}`)
}
