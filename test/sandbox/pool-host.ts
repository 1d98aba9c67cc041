/**
 * A host of its own for a pool: `node test/sandbox/pool-host.ts <scenario> <options as JSON>`. Says each step as a line
 * and then goes on, ends or waits, as the scenario has it.
 */
import { readFileSync } from 'node:fs'
import type { PoolOptions } from 'catenary/sandbox'
import { poolOf, talk, valueOf, job, sleep } from './pool-jobs.ts'

const [, , scenario = '', optionsJson = '{}'] = process.argv
const pool = poolOf(JSON.parse(optionsJson) as Partial<PoolOptions>)
const say = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
const limits = { ...job('').limits, cpuMs: 60_000 }

/** What a script does for ever: a loop, or one native operation that nothing can interrupt. */
const endless: Readonly<Record<string, string>> = {
  loop: 'for (;;);',
  native: 'Array.prototype.reverse.call({ length: 2 ** 53 - 1 })',
}

async function runForEver(body: string): Promise<void> {
  const talking = talk(pool, `await tools.call(); ${body}`, { limits })
  await talking.spoken
  talking.answer(1, '1')
  // Long enough to be well inside.
  await sleep(300)
}

switch (scenario) {
  case 'loop':
  case 'native':
    await runForEver(endless[scenario] ?? '')
    say({ busy: true, jail: pool.stats.jail })
    break
  case 'exit':
    await runForEver(endless['loop'] ?? '')
    say({ busy: true })
    process.exit(0)
  // falls through: it has ended
  case 'end': {
    say({ value: await valueOf(pool, 'return 1') })
    // Nothing else is left to do: an open pool must not keep this process.
    break
  }
  case 'command': {
    const value = await valueOf(pool, 'return 1')
    const [pid = 0] = pool.stats.pids
    const read = (file: string): readonly string[] =>
      [pid, ...childrenOf(pid)].flatMap((one) => readFileSync(`/proc/${one}/${file}`, 'utf8').split('\0'))
    say({ value, jail: pool.stats.jail, command: read('cmdline'), environment: read('environ') })
    await pool.close()
    break
  }
  case 'outcome': {
    say({ outcome: await pool.start(job('return 1')).outcome, jail: pool.stats.jail })
    await pool.close()
    break
  }
  case 'again': {
    // Told to go on by its parent: a line for each job.
    say({ value: await valueOf(pool, 'return 1') })
    for await (const _ of process.stdin) {
      const outcomes = await Promise.all(
        ['a', 'b'].map((tenant) => pool.start(job('return 2', { tenant })).outcome),
      )
      say({ outcomes, jail: pool.stats.jail })
    }
    await pool.close()
    break
  }
  default:
    throw new Error(`no such scenario: ${scenario}`)
}

function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap((child) => [child, ...childrenOf(child)])
}
