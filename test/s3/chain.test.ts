import { AutoApprovalHandler, defineTool, tenantOwner, ToolChainTool, ToolInvoker, ToolRisk } from 'catenary'
import { S3BlobStore } from 'catenary/store/s3'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { describeS3 } from './describe-s3.ts'

describeS3(
  'a chain whose store is killed in the middle',
  (s3) => {
    it('ends with a clear error, its trace says what was done, and nothing stored is lost', async () => {
      await using store = new S3BlobStore({ ...s3.options(), maxAttempts: 1 })
      await store.init()
      const done: string[] = []
      const write = defineTool({
        name: 'write',
        description: 'Writes a report.',
        risk: ToolRisk.HIGH,
        input: z.object({ name: z.string() }),
        execute({ name }) {
          done.push(name)
          return `${name} `.repeat(20_000)
        },
      })
      const outage = defineTool({
        name: 'outage',
        description: 'Ends the storage service.',
        input: z.object({}),
        async execute() {
          await s3.own().kill()
          return 'gone'
        },
      })
      const approvalHandler = new AutoApprovalHandler()
      const invoker = new ToolInvoker({ registry: [write, outage], artifactStore: store, approvalHandler })
      await using chains = new ToolChainTool({ invoker })
      const script = `
        await tools.write({ name: 'first' })
        await tools.outage({})
        await tools.write({ name: 'second' })`
      const policy = { maxHydratedResultBytes: 4096 }
      const ctx = { tenant: 'acme', agentId: 'a' }
      const result = await chains.run({ script, policy, ctx })
      await s3.own().restart()
      expect(done).toEqual(['first', 'second'])
      expect(result.status).toBe('error')
      const calls = result.trace.map(({ tool, status, effect }) => ({ tool, status, effect }))
      expect(calls).toMatchObject([
        { tool: 'write', status: 'ok' },
        { tool: 'outage', status: 'ok' },
        { tool: 'write', status: 'error', effect: 'done' },
      ])
      expect(JSON.stringify(result)).toMatch(/stor/)
      const kept = []
      const scope = { owner: tenantOwner('acme') }
      for await (const { ref } of store.list(scope)) kept.push(await store.resolve(ref, scope))
      expect(kept.map((bytes) => Buffer.from(bytes).toString())).toEqual(['first '.repeat(20_000)])
      const again = await chains.run({ script: "await tools.write({ name: 'third' })", policy, ctx })
      expect(again.status).toBe('ok')
    }, 120_000)
  },
  { own: true },
)
