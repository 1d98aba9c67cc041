import type { System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Options {
  readonly env: Readonly<Record<string, unknown>>
  readonly memoryLimit: number
}
interface Module {
  loadQuickJs(variant: unknown): Promise<{
    runSandboxed(
      work: (sandbox: { evalCode(code: string): Promise<Answer> }) => Promise<Answer>,
      options: Options,
    ): Promise<Answer>
  }>
}
interface Answer {
  readonly ok: boolean
  readonly data?: unknown
  readonly error?: unknown
}

/** QuickJS with node's modules around it. */
export const sebastianwesselQuickjs: System = {
  name: '@sebastianwessel/quickjs',
  async open(tools) {
    const { default: variant } = await importPeer<{ readonly default: unknown }>(
      '@jitl/quickjs-ng-wasmfile-release-sync',
    )
    const { runSandboxed } = await (await importPeer<Module>('@sebastianwessel/quickjs')).loadQuickJs(variant)
    const functions = Object.fromEntries(tools.map(({ name, run }) => [name, run]))
    const options = { env: { tools: functions }, memoryLimit: 128 * 1024 ** 2 }
    return {
      async run({ js }) {
        const code = `const tools = env.tools\nconst main = async () => { ${js} \n}\nexport default await main()`
        const answer = await runSandboxed(({ evalCode }) => evalCode(code), options)
        if (!answer.ok) throw new Error(JSON.stringify(answer.error))
        return answer.data
      },
      close: async () => undefined,
    }
  },
}
