import { planMount } from '../../bridge/index.ts'
import type { Toolbox } from '../invoker/index.ts'
import type { KnownTools } from './explain-error.ts'
import { callableTools } from './listed-tools.ts'

/** A toolbox as scripts see it. */
export interface Mounted extends KnownTools {
  /** The text that a sandbox is made ready with. */
  readonly setup: string
}

/**
 * Plans what scripts see of a toolbox, again only when it has changed. Tools that the provider runs, and chains, are
 * not there.
 *
 * @throws BridgeError `name_collision`
 */
export function createMounter(toolbox: Toolbox): () => Mounted {
  let version = -1
  let mounted: Mounted = { setup: '', callable: [] }
  return () => {
    if (toolbox.version === version) return mounted
    const mount = planMount(callableTools(toolbox.all()).map(({ name }) => name))
    const callable = [...new Set(mount.map(({ path }) => path.join('.')))].filter((path) =>
      /^[\w$.]+$/.test(path),
    )
    mounted = { setup: JSON.stringify({ mount }), callable }
    version = toolbox.version
    return mounted
  }
}
