import type { API, Project, Symbol, Type } from 'typescript/unstable/async'
import type { Node } from 'typescript/unstable/ast'
import type * as ast from 'typescript/unstable/ast'
import type * as is from 'typescript/unstable/ast/is'

import type { RpcProcess } from './rpc-process.ts'
import { projectFiles } from './script-project.ts'

export type { Node, Symbol, Type }

/** What was checked, as TypeScript's own objects, and how to tell the nodes of its syntax apart. */
export interface Program {
  readonly project: Project
  readonly ast: typeof ast & typeof is
}

interface Checked {
  readonly server: RpcProcess
  /** What the process answered when it was started, and when it was told of the script. */
  readonly initialized: unknown
  readonly snapshot: unknown
}

/** Loads what only a script with findings needs, so that it is there when one comes. */
export const loadTypeScript = async () =>
  Promise.all([
    import('typescript/unstable/async'),
    import('typescript/unstable/ast'),
    import('typescript/unstable/ast/is'),
  ])

/** Opens what a process has checked. */
export async function openProgram({ server, initialized, snapshot }: Checked): Promise<Program> {
  const [{ API }, nodes, kinds] = await loadTypeScript()
  const api = new API()
  ask(api, async (method, params) => {
    // These two were asked before there was anything to open.
    if (method === 'initialize') return initialized
    if (method === 'updateSnapshot') return snapshot
    return server.request(method, params)
  })
  const project = (await api.updateSnapshot()).getProject(projectFiles.config)
  if (project === undefined) throw new Error('the project of the script is gone')
  return { project, ast: { ...nodes, ...kinds } }
}

// By itself the API starts a process of its own, with all that is in this one's environment.
function ask(api: API, request: RpcProcess['request']): void {
  Reflect.set(api, 'client', {
    apiRequest: request,
    async apiRequestBinary(method: string, params: unknown) {
      const answer = await request(method, params)
      const data: unknown =
        typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : undefined
      return typeof data === 'string' ? Buffer.from(data, 'base64') : undefined
    },
    getTimingCollector: () => undefined,
  })
}
