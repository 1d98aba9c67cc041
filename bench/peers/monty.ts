import type { System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Module {
  readonly Monty: new (code: string) => object
  runMontyAsync(
    program: object,
    options: {
      readonly externalFunctions: Readonly<
        Record<string, (args: Record<string, unknown>) => Promise<unknown>>
      >
    },
  ): Promise<unknown>
}

/** Monty: an interpreter of a part of Python, in the host's process. It makes one call at a time. */
export const monty: System = {
  name: '@pydantic/monty',
  async open(tools) {
    const { Monty, runMontyAsync } = await importPeer<Module>('@pydantic/monty')
    const externalFunctions = Object.fromEntries(tools.map(({ name, run }) => [name, run]))
    return {
      async run({ py }) {
        if (py === undefined) throw new Error('it cannot say this: no parallel calls')
        return runMontyAsync(new Monty(py), { externalFunctions })
      },
      close: async () => undefined,
    }
  },
}
