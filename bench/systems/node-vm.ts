import { createContext, runInContext } from 'node:vm'

import type { System } from '../system.ts'

/** node:vm with a fresh context for each script: no security at all, the ceiling. */
export const nodeVm: System = {
  name: 'node:vm',
  async open(tools) {
    const functions = Object.fromEntries(
      tools.map(({ name, run }) => [
        name,
        // A copy each way, as every system that keeps objects apart makes one.
        async (args: unknown): Promise<unknown> =>
          JSON.parse(JSON.stringify(await run(JSON.parse(JSON.stringify(args ?? {}))))),
      ]),
    )
    return {
      run: ({ js }) =>
        Promise.resolve(runInContext(`(async () => { ${js} \n})()`, createContext({ tools: functions }))),
      close: async () => undefined,
    }
  },
}
