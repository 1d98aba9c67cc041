import { readFileSync } from 'node:fs'

import { declareChecked } from './declare-checked.ts'
import { judge } from './judge.ts'
import { optionalMembers } from './optional-members.ts'
import { startTypeScript } from './typescript.ts'
import type { TypeScript } from './typescript.ts'
import type { Check, CheckedScript, CheckedTools, Mistake, Surroundings } from './types.ts'

/** How a checker is kept. */
export interface ScriptCheckerOptions {
  /** What to use in the place of a global that is not there. */
  readonly instead?: (name: string) => string | undefined
  /** Milliseconds that one check may take, waiting for others included. @default 1000 */
  readonly maxMs?: number
  /** MiB of the checker's process; beyond, it is ended. @default 1024 */
  readonly maxMemoryMb?: number
}

/** One check. */
export interface CheckRequest {
  readonly script: CheckedScript
  readonly tools: CheckedTools
  /** Milliseconds to wait for a checker that is still starting. @default 10_000 */
  readonly startMs?: number
}

/** Checks scripts against the types of tools, in a process that is started when it is first needed. */
export interface ScriptChecker extends Disposable {
  /** Starts the process, if there is none. */
  warm(): void
  /** Never rejects: a checker that is gone, slow or not installed leaves a script unchecked, and says so. */
  check(request: CheckRequest): Promise<Check>
  /** The process that checks now. */
  readonly pid: number | undefined
}

const maxRemembered = 256
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
  readonly known: Map<string, Check>
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
    this.#start().catch(() => undefined)
  }

  async check({ script, tools, startMs = 10_000 }: CheckRequest): Promise<Check> {
    if (this.#closed) return unchecked('the checker is closed')
    const declared = this.#declare(tools)
    const key = `${script.before}\0${script.text}`
    const known = declared.known.get(key)
    if (known !== undefined) return known
    let typescript: TypeScript | undefined
    try {
      typescript = this.#running ?? (await within(this.#start(), startMs))
    } catch (error) {
      return unchecked(error instanceof Error ? error.message : 'the type checker does not start')
    }
    if (typescript === undefined) return unchecked('the type checker is still starting')
    return this.#inTurn(declared, script, key)
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
  async #inTurn(declared: Declared, script: CheckedScript, key: string): Promise<Check> {
    const { maxMs = 1000 } = this.#options
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
      const left = maxMs - (performance.now() - since)
      const check = await this.#ask(typescript, { declared, script, left })
      if (check.status === 'checked') remember(declared.known, key, check)
      return check
    } finally {
      resolve()
    }
  }

  async #ask(
    typescript: TypeScript,
    {
      declared,
      script,
      left,
    }: { readonly declared: Declared; readonly script: CheckedScript; readonly left: number },
  ): Promise<Check> {
    using watch = watchMemory(typescript, this.#options.maxMemoryMb ?? 1024)
    const asked = typescript.findings(declared.text, script)
    asked.catch(() => undefined)
    try {
      const findings = await within(
        Promise.race([asked, typescript.ended.then(() => 'ended' as const)]),
        left,
      )
      if (findings === 'ended')
        return unchecked(watch.isOver() ? 'the check took too much memory' : 'the type checker ended')
      if (findings === undefined) {
        typescript.kill()
        return unchecked(`the check took longer than ${Math.round(this.#options.maxMs ?? 1000)} ms`)
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
    this.#declared = { tools, text, surroundings, known: new Map() }
    return this.#declared
  }
}

const unchecked = (reason: string): Check => ({ status: 'unchecked', reason })

/** One remark for one place. */
function distinct(mistakes: readonly Mistake[]): readonly Mistake[] {
  const places = new Set<number>()
  return mistakes.filter(({ start }) => !places.has(start) && places.add(start))
}

function remember(known: Map<string, Check>, key: string, check: Check): void {
  const [oldest] = known.keys()
  if (known.size >= maxRemembered && oldest !== undefined) known.delete(oldest)
  known.set(key, check)
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
