import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { StripThread } from '../../../sandbox/source/strip-thread.ts'
import { runPrepared, scriptOf } from './run-prepared.ts'

const limits = { maxBytes: 262_144 }
const typed = (value: number) => `const a: number = ${value}\nreturn a`
const SLOW = `let a: number\n${'if(a);else '.repeat(20_000)};`

describe('many scripts at once', () => {
  it('each get their own answer, poison among them', async () => {
    await using compiler = createScriptCompiler()
    const sources = Array.from({ length: 60 }, (_, index) => {
      if (index % 20 === 7) return `let a: A${'[]'.repeat(60_000 + index)}`
      return index % 3 === 0 ? `return ${index}` : typed(index)
    })
    const answers = await Promise.all(sources.map((source) => compiler.prepare(source, limits)))
    for (const [index, answer] of answers.entries()) {
      if (index % 20 === 7) expect(answer).toMatchObject({ ok: false, error: { kind: 'syntax' } })
      else expect(await runPrepared(scriptOf(answer))).toEqual({ status: 'value', value: index })
    }
  })

  it('more than may wait are told to come again', async () => {
    await using compiler = createScriptCompiler({ maxQueue: 3 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((value) => compiler.prepare(typed(value), limits)))
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind))
    expect(kinds).toEqual(['ok', 'ok', 'ok', 'unavailable', 'unavailable'])
    expect(await compiler.prepare(typed(4), limits)).toMatchObject({ ok: true })
  })
})

describe('a caller that gives up', () => {
  it('is rejected with its own reason before anything is done', async () => {
    await using compiler = createScriptCompiler()
    const reason = new Error('enough')
    const signal = AbortSignal.abort(reason)
    await expect(Promise.resolve(compiler.prepare('return 1', { ...limits, signal }))).rejects.toBe(reason)
  })

  it('is rejected while it waits and while its script is at work; others are not disturbed', async () => {
    await using compiler = createScriptCompiler({ timeoutMs: 300 })
    await compiler.prepare(typed(0), limits)
    const atWork = new AbortController()
    const waiting = new AbortController()
    const answers = Promise.allSettled([
      compiler.prepare(SLOW, { ...limits, signal: atWork.signal }),
      compiler.prepare(typed(1), { ...limits, signal: waiting.signal }),
      compiler.prepare(typed(2), limits),
    ])
    atWork.abort(new Error('first'))
    waiting.abort(new Error('second'))
    expect(await answers).toMatchObject([
      { status: 'rejected', reason: { message: 'first' } },
      { status: 'rejected', reason: { message: 'second' } },
      { status: 'fulfilled', value: { ok: true } },
    ])
  })
})

describe('a compiler that is closed', () => {
  it('answers what waits, and everything later, and still takes plain JavaScript', async () => {
    const compiler = createScriptCompiler()
    const waiting = [compiler.prepare(typed(1), limits), compiler.prepare(typed(2), limits)]
    await compiler[Symbol.asyncDispose]()
    const late = await compiler.prepare(typed(3), limits)
    for (const answer of [...(await Promise.all(waiting)), late]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
    }
    expect(await compiler.prepare('return 1', limits)).toMatchObject({ ok: true })
    await compiler[Symbol.asyncDispose]()
  })
})

describe('the thread', () => {
  it('answers in order, one request after the other', async () => {
    await using thread = new StripThread('strip-worker')
    const codes = Array.from({ length: 20 }, (_, index) => `let a: ${'x'.repeat(index + 1)}`)
    const answers = await Promise.all(codes.map((code) => thread.ask({ task: 'strip', code })))
    expect(answers.map((answer) => answer.status === 'done' && answer.code.length)).toEqual(
      codes.map((code) => code.length),
    )
  })

  const script = (body: string) => `
    import { createScriptCompiler } from ${JSON.stringify(new URL('../../../sandbox/source/compile.ts', import.meta.url).href)}
    const compiler = createScriptCompiler()
    const prepare = (source) => compiler.prepare(source, { maxBytes: 1000 })
    ${body}`
  const node = (body: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script(body)], {
      encoding: 'utf8',
      timeout: 20_000,
    })

  it('keeps a process alive while it has work, and not a moment longer, without being closed', () => {
    const { status, stdout } = node(
      `console.log((await prepare('enum E { A }; return E.A')).ok, (await prepare('let a: 1')).ok)`,
    )
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'true true\n' })
  })

  it('does not keep a process alive that only warmed it', () => {
    expect(node('compiler.warm()').status).toBe(0)
  })

  it('prints no warning of the runtime', () => {
    expect(node(`await prepare('let a: number = 1')`).stderr).toBe('')
  })

  it('leaves no process behind when its own is killed', async () => {
    const { stdout } = node(`
      await prepare('enum E { A }; return E.A')
      const { execFileSync } = await import('node:child_process')
      console.log(execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString())
      process.kill(process.pid, 'SIGKILL')`)
    const pid = /(\d+) .*--service/.exec(stdout)?.[1]
    expect(pid).toBeDefined()
    const alive = () => spawnSync('ps', ['-p', String(pid)]).status === 0
    await expect.poll(alive, { timeout: 5_000 }).toBe(false)
  })
})

it('a script is remembered by its text, so that it is prepared once', async () => {
  await using compiler = createScriptCompiler({ maxCached: 2 })
  const first = await compiler.prepare(typed(1), limits)
  expect(compiler.prepare(typed(1), limits)).toBe(first)
  await compiler.prepare(typed(2), limits)
  await compiler.prepare(typed(3), limits)
  expect(compiler.prepare(typed(1), limits)).not.toBe(first)
})
