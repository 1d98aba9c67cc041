import { inspectJail } from '../index.ts'
import type { JailReport } from '../index.ts'
import { packageVersion } from './package-version.ts'
import { tryChain } from './try-chain.ts'
import type { ChainTrial } from './try-chain.ts'

/** What this machine offers. */
export interface Diagnosis {
  /** Whether chains can run. */
  readonly ok: boolean
  readonly version: string
  readonly node: { readonly version: string; readonly path: string; readonly platform: string }
  readonly sandbox: ChainTrial
  readonly jail: JailReport
  /** What to do about what is missing. */
  readonly advice: readonly string[]
}

/** Looks at this machine, and runs a chain on it. */
export async function diagnose(): Promise<Diagnosis> {
  const sandbox = await tryChain()
  const jail = inspectJail()
  const { versions, execPath, platform, arch } = process
  return {
    ok: sandbox.ok,
    version: packageVersion(),
    node: { version: versions.node, path: execPath, platform: `${platform}-${arch}` },
    sandbox,
    jail,
    advice: [...(sandbox.ok ? [] : [sandboxAdvice]), ...jail.advice],
  }
}

const sandboxAdvice =
  'install the package again with this very node and without --omit=optional or --ignore-scripts: isolated-vm ' +
  'brings a binary for Node 24 on the usual platforms, and needs a C++ compiler on others'
