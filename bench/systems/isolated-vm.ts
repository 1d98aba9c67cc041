import ivm from 'isolated-vm'

import type { System } from '../system.ts'

const memoryLimit = 128
const timeout = 30_000

/** isolated-vm as its documentation uses it: in the host's process, a fresh isolate for each script. */
export const isolatedVm: System = {
  name: 'isolated-vm',
  async open(tools) {
    const byName = new Map(tools.map((tool) => [tool.name, tool]))
    const stubs = tools
      .map(({ name }) => `${name}: (args) => call(${JSON.stringify(name)}, args)`)
      .join(',\n')
    const prelude = `
      const call = async (name, args) =>
        JSON.parse(await $0.apply(undefined, [name, JSON.stringify(args ?? {})], { result: { promise: true, copy: true } }))
      globalThis.tools = { ${stubs} }`
    return {
      async run({ js }) {
        const isolate = new ivm.Isolate({ memoryLimit })
        try {
          const context = await isolate.createContext()
          const call = new ivm.Reference(async (name: string, json: string) =>
            JSON.stringify((await byName.get(name)?.run(JSON.parse(json))) ?? null),
          )
          await context.evalClosure(prelude, [call])
          const code = `(async () => { ${js} \n})().then((value) => JSON.stringify(value))`
          const json: unknown = await context.eval(code, { promise: true, copy: true, timeout })
          return JSON.parse(String(json))
        } finally {
          isolate.dispose()
        }
      },
      close: async () => undefined,
    }
  },
}
