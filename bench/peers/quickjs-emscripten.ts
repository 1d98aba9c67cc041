import type { BenchTool, System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Handle {
  dispose(): void
}
interface Context {
  readonly runtime: { executePendingJobs(): void; setMemoryLimit(bytes: number): void }
  readonly global: Handle
  getString(handle: Handle): string
  newString(text: string): Handle
  newFunction(name: string, body: (name: Handle, args: Handle) => Handle): Handle
  newPromise(): { readonly handle: Handle; resolve(value: Handle): void; readonly settled: Promise<void> }
  setProp(target: Handle, name: string, value: Handle): void
  evalCode(code: string): unknown
  unwrapResult(result: unknown): Handle
  resolvePromise(handle: Handle): Promise<unknown>
  dump(handle: Handle): unknown
  dispose(): void
}
interface Module {
  getQuickJS(): Promise<{ newContext(): Context }>
}

/** QuickJS in WebAssembly without anything around it: in the host's process, a fresh context for each script. */
export const quickjsEmscripten: System = {
  name: 'quickjs-emscripten',
  async open(tools) {
    const quickjs = await (await importPeer<Module>('quickjs-emscripten')).getQuickJS()
    const byName = new Map(tools.map((tool) => [tool.name, tool]))
    const stubs = tools
      .map(({ name }) => `${name}: (args) => __call(${JSON.stringify(name)}, args)`)
      .join(',')
    const prelude = `
      const __call = async (name, args) => JSON.parse(await __post(name, JSON.stringify(args ?? {})));
      const tools = { ${stubs} };`
    return {
      async run({ js }) {
        const context = quickjs.newContext()
        try {
          context.runtime.setMemoryLimit(128 * 1024 ** 2)
          bind(context, byName)
          const code = `${prelude}\n(async () => { ${js} \n})().then((value) => JSON.stringify(value))`
          return JSON.parse(await evaluate(context, code))
        } finally {
          context.dispose()
        }
      },
      close: async () => undefined,
    }
  },
}

function bind(context: Context, tools: ReadonlyMap<string, BenchTool>): void {
  const post = context.newFunction('__post', (nameHandle, argsHandle) => {
    const name = context.getString(nameHandle)
    const args = JSON.parse(context.getString(argsHandle)) as Record<string, unknown>
    const promise = context.newPromise()
    void tools
      .get(name)
      ?.run(args)
      .then((value) => {
        const text = context.newString(JSON.stringify(value ?? null))
        promise.resolve(text)
        text.dispose()
      })
    void promise.settled.then(() => context.runtime.executePendingJobs())
    return promise.handle
  })
  context.setProp(context.global, '__post', post)
  post.dispose()
}

async function evaluate(context: Context, code: string): Promise<string> {
  const promise = context.unwrapResult(context.evalCode(code))
  const resolving = context.resolvePromise(promise)
  promise.dispose()
  context.runtime.executePendingJobs()
  const value = context.unwrapResult(await resolving)
  const text = context.getString(value)
  value.dispose()
  return text
}
