import { Command, InvalidArgumentError } from 'commander'

import type { BenchFlags } from './bench-chain.ts'
import type { Output } from './output.ts'

const notes = `
The tools are really called, again and again: give tools that may be. Calls that need approval are denied.

Exit codes: 0 every chain ended well, 1 some failed, 2 usage.

Example:
  catenary bench report.ts --tools ./tools.ts --concurrency 8 --seconds 10`

/** The command `catenary bench`. `settle` is told the exit code. */
export function createBenchCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('bench')
    .description('Run a script with your tools again and again, and tell how fast that is.')
    .argument('<script>', 'file with TypeScript or JavaScript, or - for stdin')
    .requiredOption('--tools <module>', 'file (.js, .ts, .mts) with the tools, as for run')
    .option('--input <json|@file>', 'what the script sees as `input`')
    .option('--policy <json|@file>', 'limits of each chain, as for run')
    .option('--concurrency <n>', 'chains at a time', countUpTo(1024), 1)
    .option('--seconds <n>', 'how long', countUpTo(3600), 5)
    .option('--reuse', 'let chains share an isolate one after the other (reuse: context)')
    .option('--jit', 'let V8 compile to machine code')
    .option('--json', 'print the numbers as one line of JSON')
    .addHelpText('after', notes)
    .action(async (script: string, flags: BenchFlags) => {
      const { benchChain } = await import('./bench-chain.ts')
      settle(await benchChain(script, flags, output))
    })
}

function countUpTo(max: number): (text: string) => number {
  return (text) => {
    const count = Number(text)
    if (Number.isInteger(count) && count >= 1 && count <= max) return count
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`)
  }
}
