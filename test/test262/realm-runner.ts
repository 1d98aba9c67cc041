import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { guestCode } from '../../sandbox/guest-code.ts'
import { readPrelude } from '../../bridge/prelude.ts'
import type { Endings, Order } from './types.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const timeoutMs = 120_000

/** Runs programs in a process of its own, with the sandbox's flags; one that dies is replaced. */
export class RealmRunner implements AsyncDisposable {
  readonly #script: string
  readonly #boot: string
  #child: ChildProcess | undefined

  private constructor(script: string) {
    this.#script = script
    this.#boot = guestCode(readPrelude())
  }

  static async create(): Promise<RealmRunner> {
    const outfile = `${root}.tmp/test262/realm-process-${randomUUID()}.mjs`
    await build({
      entryPoints: [`${root}test/test262/realm-process.ts`],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['isolated-vm'],
    })
    return new RealmRunner(outfile)
  }

  /** One program in both kinds of realm. */
  run(body: string): Promise<Endings> {
    const child = (this.#child ??= this.#start())
    const { promise, resolve } = Promise.withResolvers<Endings>()
    const died = (message: string): void => {
      child.removeAllListeners()
      child.kill('SIGKILL')
      this.#child = undefined
      resolve({ bare: { kind: 'died', message }, prelude: { kind: 'died', message } })
    }
    const timer = setTimeout(() => died('no answer in time'), timeoutMs)
    child.once('exit', (code, signal) => died(`the process ended (${signal ?? code})`))
    child.once('message', (message) => {
      child.removeAllListeners('exit')
      resolve(message as Endings)
    })
    child.send({ body } satisfies Order)
    return promise.finally(() => clearTimeout(timer))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child?.removeAllListeners()
    this.#child?.kill('SIGKILL')
    rmSync(this.#script, { force: true })
  }

  #start(): ChildProcess {
    const child = fork(this.#script, {
      execArgv: ['--jitless', '--no-warnings'],
      env: { LC_ALL: 'en_US.UTF-8', TZ: 'UTC' },
    })
    child.send({ boot: this.#boot } satisfies Order)
    return child
  }
}
