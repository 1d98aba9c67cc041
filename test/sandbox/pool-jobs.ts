import { SandboxPool } from 'catenary/sandbox'
import type { Job, Outcome, PoolOptions, RunningJob } from 'catenary/sandbox'
import { readPrelude } from '../../bridge/prelude.ts'

const prelude = readPrelude()
const limits = {
  cpuMs: 5000,
  memoryMb: 64,
  maxMessageBytes: 1024 * 1024,
  maxResultBytes: 1024 * 1024,
}
const guestLimits = { maxArgumentBytes: 1024 * 1024, maxLogBytes: 65_536, maxResultBytes: 1024 * 1024 }
const mount = [{ path: ['call'], tool: 'call' }]

/** A pool that closes with the test. */
export function poolOf(options: Partial<PoolOptions> = {}): SandboxPool {
  return new SandboxPool({ prelude, ...options })
}

/** A body as a job of one tenant; `tools.call` is there for it to call. */
export function job(body: string, more: Partial<Job> & { readonly tenant?: string } = {}): Job {
  const { tenant = 'one', ...rest } = more
  return {
    body,
    setup: JSON.stringify({ mount }),
    start: JSON.stringify({ input: null, limits: guestLimits }),
    limits,
    isolationKey: tenant,
    onMessage: () => undefined,
    ...rest,
  }
}

/** A job that is told of its calls: each waits for an answer, or for ever. */
export interface TalkingJob {
  readonly running: RunningJob
  readonly messages: string[]
  /** The first message, once it has come. */
  readonly spoken: Promise<string>
  answer(id: number, json: string): void
}

/** Starts a job and listens to it. */
export function talk(
  pool: SandboxPool,
  body: string,
  more: Partial<Job> & { readonly tenant?: string } = {},
): TalkingJob {
  const messages: string[] = []
  const { promise: spoken, resolve } = Promise.withResolvers<string>()
  const onMessage = (text: string): void => {
    messages.push(text)
    resolve(text)
  }
  const running = pool.start(job(body, { ...more, onMessage }))
  return { running, messages, spoken, answer: (id, json) => running.send(`${id} json\n${json}`) }
}

/** What a body returns. */
export async function valueOf(
  pool: SandboxPool,
  body: string,
  more: Partial<Job> & { readonly tenant?: string } = {},
): Promise<unknown> {
  return returned(await pool.start(job(body, more)).outcome)
}

/** The value that a job returned; an error says how it ended instead. */
export function returned(outcome: Outcome): unknown {
  if (outcome.status !== 'finished' || outcome.kind !== 'returned')
    throw new Error(`did not return: ${JSON.stringify(outcome)}`)
  return outcome.text === '' ? undefined : JSON.parse(outcome.text)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
