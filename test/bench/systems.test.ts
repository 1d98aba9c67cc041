import { describe, expect, it } from 'vitest'

import { catenary } from '../../bench/systems/catenary.ts'
import { isolatedVm } from '../../bench/systems/isolated-vm.ts'
import { nodeProcess } from '../../bench/systems/node-process.ts'
import { nodeVm } from '../../bench/systems/node-vm.ts'
import { runChecked } from '../../bench/system.ts'
import { benchTools } from '../../bench/tools.ts'
import { workloads } from '../../bench/workloads/index.ts'

describe.each([catenary('catenary'), isolatedVm, nodeVm, nodeProcess])(
  'the bench runs on $name',
  (system) => {
    it.each(workloads.filter(({ name }) => name !== 'back-to-back'))('$name', async ({ script }) => {
      const open = await system.open(benchTools())
      try {
        await runChecked(open, script)
        await expect(runChecked(open, { ...script, returns: 'another value' })).rejects.toThrow('instead of')
      } finally {
        await open.close()
      }
    })
  },
)
