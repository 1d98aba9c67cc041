import { chainRunResultSchema, ToolChainTool, ToolInvoker } from 'catenary'
import type { Sandbox } from 'catenary'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'

type Job = Parameters<Sandbox['start']>[0]
type Outcome = Awaited<ReturnType<Sandbox['start']>['outcome']>

/** What a sandbox that was taken over says in the course of one job. */
interface Story {
  readonly events: readonly (readonly ['message' | 'note' | 'idle', string])[]
  readonly outcome: Outcome
}

/** A sandbox that tells its stories one after the other and runs nothing. */
class TakenOver implements Sandbox {
  story: Story | undefined

  start(job: Job): ReturnType<Sandbox['start']> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    void this.#tell(job, resolve)
    return {
      outcome: promise,
      send: () => undefined,
      drained: () => Promise.resolve(),
      stop: () => resolve({ status: 'cancelled', cpuMs: 1 }),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #tell(job: Job, resolve: (outcome: Outcome) => void): Promise<void> {
    const { events = [], outcome = { status: 'cancelled', cpuMs: 0 } } = this.story ?? {}
    await Promise.resolve()
    for (const [kind, text] of events) {
      if (kind === 'message') job.onMessage(text)
      else if (kind === 'note') job.onNote?.(text)
      else job.onIdle?.(1)
      await Promise.resolve()
    }
    resolve(outcome)
  }
}

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', '[[[', '{"__proto__":1}'),
)
const head = fc.oneof(
  fc.tuple(
    fc.constant('call'),
    fc.nat(9),
    fc.constantFrom('echo', 'none', '__proto__'),
    fc.constantFrom('value', 'outcome'),
  ),
  fc.tuple(
    fc.constant('read'),
    fc.nat(9),
    fc.string({ maxLength: 5 }),
    fc.nat(9),
    fc.nat(),
    fc.constantFrom('text', 'bytes'),
  ),
  fc.tuple(fc.constant('timer'), fc.nat(9), fc.nat(5)),
  fc.tuple(fc.constant('log'), fc.constantFrom('info', 'error', 'none')),
  fc.tuple(fc.constant('progress')),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 4 }),
)
const message = fc.tuple(head, json).map(([parts, body]) => `${JSON.stringify(parts)}\n${body}`)
const event = fc.tuple(
  fc.constantFrom('message' as const, 'message' as const, 'note' as const, 'idle' as const),
  message,
)
const errorText = fc
  .record(
    { name: json, message: json, stack: json, call: fc.oneof(fc.nat(9), json), extra: json },
    { requiredKeys: [] },
  )
  .map((error) => JSON.stringify(error))
const cpuMs = fc.nat(1000)
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({
    status: fc.constant('finished' as const),
    kind: fc.oneof(
      fc.constantFrom(
        'returned',
        'threw',
        'syntax',
        'unawaited',
        'invalid_value',
        'value_too_large',
        'too_large',
      ),
      fc.string({ maxLength: 8 }),
    ),
    text: fc.oneof(json, errorText),
    cpuMs,
  }),
  fc.record({ status: fc.constantFrom('cpu' as const, 'memory' as const, 'cancelled' as const), cpuMs }),
  fc.record({
    status: fc.constantFrom('crashed' as const, 'protocol' as const, 'unavailable' as const),
    reason: fc.string(),
    cpuMs,
  }),
)

const sandbox = new TakenOver()
const echo = {
  name: 'echo',
  description: 'Gives back its arguments.',
  inputSchema: { type: 'object', additionalProperties: true },
  execute: (args: unknown) => args,
}
const chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [echo] }), sandbox, check: 'off' })
afterAll(() => chains.close())

describe('a sandbox that was taken over', () => {
  it(
    'cannot keep a chain from ending with a result of the form that was promised',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { maxLength: 6 }), outcome, async (events, ending) => {
          sandbox.story = { events, outcome: ending }
          const result = await chains.run({ script: 'return 1' })
          const { error } = chainRunResultSchema.safeParse(JSON.parse(JSON.stringify(result)))
          expect(error?.message).toBeUndefined()
          if (ending.status !== 'finished') expect(result.status).not.toBe('ok')
          expect(await chains.execute({ script: 'return 1' })).toMatchObject({ kind: 'tool_result' })
        }),
        { numRuns: 400 },
      )
    },
  )
})
