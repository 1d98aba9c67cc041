import { z } from 'zod'

import { locateTypeScript } from './locate-typescript.ts'
import { openProgram } from './open-program.ts'
import { readFindings } from './read-findings.ts'
import { readLibrary } from './read-library.ts'
import { startRpcProcess } from './rpc-process.ts'
import type { RpcProcess } from './rpc-process.ts'
import { createProject, projectFiles, scriptFile } from './script-project.ts'
import type { ScriptProject } from './script-project.ts'
import type { CheckedScript, Diagnostic, Finding } from './types.ts'

/** TypeScript's checker in a process of its own. */
export interface TypeScript {
  /** Findings in the author's text, most of which are no mistakes. Rejects when the process is gone. */
  findings(tools: string, script: CheckedScript): Promise<readonly Finding[]>
  /** Resolves when the process has ended, however it came to that. */
  readonly ended: Promise<void>
  readonly pid: number | undefined
  /** Ends the process at once. */
  kill(): void
}

/** Findings of one script that are looked into. */
const maxFindings = 50

/** Collecting less often makes a check a tenth quicker for 20 MB, as long as memory is not short. */
const collector = { GOGC: '400', GOMEMLIMIT: '512MiB' }

/** Starts a checker. It holds no process of ours open. Rejects where TypeScript is not installed or cannot start. */
export async function startTypeScript(): Promise<TypeScript> {
  const { file, libraries } = locateTypeScript()
  const project = createProject()
  const callbacks = 'readFile,fileExists,directoryExists,getAccessibleEntries,realpath'
  const args = ['--api', '--async', '--cwd', '/', `--callbacks=${callbacks}`]
  const server = startRpcProcess({ file, args, env: collector, answer: project.answer })
  const initializing = server.request('initialize', null)
  initializing.catch(() => undefined)
  try {
    const { globals, module } = readLibrary(libraries)
    project.write('library', globals)
    project.write('iterator', module)
    const initialized = await initializing
    const opening = { openProjects: [projectFiles.config] }
    const opened = snapshotSchema.parse(await server.request('updateSnapshot', opening))
    return new Server({ server, project, initialized, opened })
  } catch (error) {
    server.kill()
    throw error
  }
}

interface ServerParts {
  readonly server: RpcProcess
  readonly project: ScriptProject
  readonly initialized: unknown
  readonly opened: SnapshotAnswer
}

class Server implements TypeScript {
  readonly ended: Promise<void>
  readonly pid: number | undefined
  readonly #parts: ServerParts
  #snapshot: SnapshotAnswer
  #tools = ''

  constructor(parts: ServerParts) {
    this.#parts = parts
    this.#snapshot = parts.opened
    this.ended = parts.server.ended
    this.pid = parts.server.pid
  }

  async findings(tools: string, script: CheckedScript): Promise<readonly Finding[]> {
    const { file, lead } = scriptFile(script)
    const last = this.#snapshot.snapshot
    this.#snapshot = await this.#update(tools, file)
    // Nobody need wait for that: a process that is gone has released everything.
    this.#parts.server.request('release', { snapshot: last }).catch(() => undefined)
    const diagnostics = (await this.#diagnostics())
      .filter(({ pos, end }) => pos >= lead && end <= lead + script.text.length)
      .slice(0, maxFindings)
    if (diagnostics.length === 0) return []
    const { server, initialized } = this.#parts
    const program = await openProgram({ server, initialized, snapshot: this.#snapshot })
    return readFindings(diagnostics, { ...program, file, lead })
  }

  kill(): void {
    this.#parts.server.kill()
  }

  async #update(tools: string, file: string): Promise<SnapshotAnswer> {
    const { project, server } = this.#parts
    const changed: string[] = [projectFiles.script]
    if (this.#tools !== tools) {
      project.write('tools', tools)
      this.#tools = tools
      changed.push(projectFiles.tools)
    }
    project.write('script', file)
    return snapshotSchema.parse(await server.request('updateSnapshot', { fileChanges: { changed } }))
  }

  async #diagnostics(): Promise<readonly Diagnostic[]> {
    const { snapshot, projects } = this.#snapshot
    const asked = { snapshot, project: projects[0]?.id, file: projectFiles.script }
    return diagnosticsSchema.parse(await this.#parts.server.request('getSemanticDiagnostics', asked))
  }
}

type SnapshotAnswer = z.infer<typeof snapshotSchema>

const snapshotSchema = z.looseObject({
  snapshot: z.number(),
  projects: z.tuple([z.looseObject({ id: z.string() })]),
})

const diagnosticSchema: z.ZodType<Diagnostic> = z.object({
  pos: z.number(),
  end: z.number(),
  code: z.number(),
  text: z.string(),
  messageChain: z.lazy(() => z.array(diagnosticSchema)).nullish(),
})

const diagnosticsSchema = z
  .array(diagnosticSchema)
  .nullable()
  .transform((found) => found ?? [])
