import { readPrelude } from '../../bridge/index.ts'
import { SandboxPool } from '../../sandbox/index.ts'
import type { SandboxOptions } from './types.ts'

/**
 * A pool of sandbox processes that several ToolChainTools can share; whoever makes it closes it.
 *
 * @throws SandboxError `invalid_options` with the field's name
 */
export function createSandbox(options: SandboxOptions = {}): SandboxPool {
  return new SandboxPool({ prelude: readPrelude(), ...options })
}
