import { readFileSync } from 'node:fs'

import { declareChecked } from './declare-checked.ts'
import { judge } from './judge.ts'
import { loadTypeScript } from './open-program.ts'
import { optionalMembers } from './optional-members.ts'
import { startTypeScript } from './typescript.ts'
import type { TypeScript } from './typescript.ts'
import type { Check, CheckedScript, CheckedTools, Mistake, Surroundings } from './types.ts'

/** How a checker is kept. */
export interface ScriptCheckerOptions {
  /** What to use in the place of a global that is not there. */
  readonly instead?: (name: string) => string | undefined
  /** MiB of the checker's process; beyond, it is ended. @default 1024 */
  readonly maxMemoryMb?: number
}

/** One check. */
export interface CheckRequest {
  readonly script: CheckedScript
  readonly tools: CheckedTools
  /** Milliseconds that it may take, waiting for others included; beyond, the process is ended. @default 1000 */
  readonly maxMs?: number
}

/** Checks scripts against the types of tools, in a process that is started when it is first needed. */
export interface ScriptChecker extends Disposable {
  /** Starts the process, if there is none, and loads what is needed to tell of mistakes. */
  warm(): void
  /** Waits for a checker that is still starting, so many milliseconds. Why there is none; undefined when there is. */
  ready(ms: number): Promise<string | undefined>
  /** Never rejects: a checker that is gone, slow or not installed leaves a script unchecked, and says so. */
  check(request: CheckRequest): Promise<Check>
  /** The process that checks now. */
  readonly pid: number | undefined
}

const defaultMaxMs = 1000
const maxStartMs = 10_000
const watchEveryMs = 50
/** Checks after which the process is started anew, since it grows with each. */
const maxChecks = 5000
/** A process that dies more often in a row is given up for this long. */
const maxDeaths = 3
const restMs = 30_000

/** Makes a checker; it starts nothing yet. */
export function createScriptChecker(options: ScriptCheckerOptions = {}): ScriptChecker {
  return new Checker(options)
}

interface Declared {
  readonly tools: CheckedTools
  readonly text: string
  readonly surroundings: Surroundings
}

interface Turn {
  readonly declared: Declared
  readonly script: CheckedScript
  readonly maxMs: number
}

class Checker implements ScriptChecker {
  readonly #options: ScriptCheckerOptions
  #starting: Promise<TypeScript> | undefined
  #running: TypeScript | undefined
  #line: Promise<unknown> = Promise.resolve()
  #declared: Declared | undefined
  #checks = 0
  #deaths = 0
  #restUntil = 0
  #closed = false

  constructor(options: ScriptCheckerOptions) {
    this.#options = options
  }

  get pid(): number | undefined {
    return this.#running?.pid
  }

  warm(): void {
    this.#start()
      .then(loadTypeScript)
      .catch(() => undefined)
  }

  async ready(ms: number): Promise<string | undefined> {
    if (this.#running !== undefined) return undefined
    if (this.#closed) return 'the checker is closed'
    try {
      const started = await within(this.#start(), ms)
      return started === undefined ? 'the type checker is still starting' : undefined
    } catch (error) {
      return error instanceof Error ? error.message : 'the type checker does not start'
    }
  }

  async check({ script, tools, maxMs = defaultMaxMs }: CheckRequest): Promise<Check> {
    const reason = await this.ready(maxStartMs)
    return reason === undefined
      ? this.#inTurn({ declared: this.#declare(tools), script, maxMs })
      : unchecked(reason)
  }

  [Symbol.dispose](): void {
    this.#closed = true
    this.#running?.kill()
    this.#starting?.then(
      (started) => started.kill(),
      () => undefined,
    )
  }

  // One at a time: there is one script in the project. Whoever waits longer than a check may take, does not wait on.
  async #inTurn({ declared, script, maxMs }: Turn): Promise<Check> {
    const before = this.#line
    const { promise: done, resolve } = Promise.withResolvers<void>()
    this.#line = before.then(() => done)
    const since = performance.now()
    try {
      const isMyTurn = await within(
        before.then(() => true),
        maxMs,
      )
      if (isMyTurn === undefined) return unchecked('other scripts were being checked')
      const typescript = this.#running
      if (typescript === undefined) return unchecked('the type checker had ended')
      const check = await this.#ask(typescript, {
        declared,
        script,
        maxMs: maxMs - (performance.now() - since),
      })
      return check ?? unchecked(`the check took longer than ${maxMs} ms`)
    } finally {
      resolve()
    }
  }

  async #ask(typescript: TypeScript, { declared, script, maxMs }: Turn): Promise<Check | undefined> {
    using watch = watchMemory(typescript, this.#options.maxMemoryMb ?? 1024)
    const asked = typescript.findings(declared.text, script)
    asked.catch(() => undefined)
    try {
      const findings = await within(
        Promise.race([asked, typescript.ended.then(() => 'ended' as const)]),
        maxMs,
      )
      if (findings === 'ended')
        return unchecked(watch.isOver() ? 'the check took too much memory' : 'the type checker ended')
      if (findings === undefined) {
        typescript.kill()
        return undefined
      }
      this.#deaths = 0
      if (++this.#checks >= maxChecks) typescript.kill()
      return {
        status: 'checked',
        mistakes: distinct(findings.flatMap((one) => judge(one, declared.surroundings) ?? [])),
      }
    } catch {
      typescript.kill()
      return unchecked('the type checker failed')
    }
  }

  #start(): Promise<TypeScript> {
    if (this.#starting !== undefined) return this.#starting
    if (this.#closed || performance.now() < this.#restUntil)
      return Promise.reject(new Error('the type checker has failed several times; it is tried again later'))
    const starting = startTypeScript()
    this.#starting = starting
    starting.then(
      (started) => this.#onStarted(started),
      () => this.#onEnded(),
    )
    return starting
  }

  #onStarted(started: TypeScript): void {
    if (this.#closed) return started.kill()
    this.#running = started
    this.#checks = 0
    void started.ended.then(() => this.#onEnded())
  }

  // The next one is started at once, so that the next script finds it warm.
  #onEnded(): void {
    const planned = this.#checks >= maxChecks
    this.#running = undefined
    this.#starting = undefined
    if (this.#closed) return
    if (!planned && ++this.#deaths >= maxDeaths) {
      this.#deaths = 0
      this.#restUntil = performance.now() + restMs
      return
    }
    if (this.#declared !== undefined) this.warm()
  }

  #declare(tools: CheckedTools): Declared {
    if (this.#declared?.tools === tools) return this.#declared
    const text = declareChecked(tools)
    const surroundings: Surroundings = {
      paths: tools.tools.map(({ path }) => path),
      optional: optionalMembers(tools.tools),
      declared: text,
      instead: this.#options.instead ?? (() => undefined),
    }
    this.#declared = { tools, text, surroundings }
    return this.#declared
  }
}

const unchecked = (reason: string): Check => ({ status: 'unchecked', reason })

/** One remark for one place. */
function distinct(mistakes: readonly Mistake[]): readonly Mistake[] {
  const places = new Set<number>()
  return mistakes.filter(({ start }) => !places.has(start) && places.add(start))
}

/** The value of a promise, or undefined if it is not there in time. The timer holds the process open meanwhile. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), Math.max(0, ms))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a process that takes too much memory. Where the system does not tell, only the time is bounded. */
function watchMemory(
  { pid, kill }: TypeScript,
  maxMb: number,
): Disposable & { readonly isOver: () => boolean } {
  let over = false
  const timer = setInterval(() => {
    if (megabytesOf(pid) <= maxMb) return
    over = true
    kill()
  }, watchEveryMs)
  return { isOver: () => over, [Symbol.dispose]: () => clearInterval(timer) }
}

function megabytesOf(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * 4096) / 2 ** 20
  } catch {
    return 0
  }
}
