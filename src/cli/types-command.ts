import { Command } from 'commander'

import { printableJson } from './printable.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { readWholeNumber } from './whole-number.ts'
import { toolsHelp } from './tool-option.ts'

interface TypesFlags {
  readonly tools: string
  readonly budget?: number
  readonly json?: true
}

/** The command `catenary types`. `settle` is told the exit code. */
export function createTypesCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('types')
    .description('Print the tools as TypeScript, as the model that writes scripts is told of them.')
    .requiredOption('--tools <module>', toolsHelp)
    .option('--budget <tokens>', 'print a catalogue if the types take more', readWholeNumber)
    .option('--json', 'print one line of JSON: kind, tokens, text, and what no type can say')
    .action(async ({ tools, budget, json }: TypesFlags) => {
      const [{ declarations }, { loadTools }] = await Promise.all([
        import('../index.ts'),
        import('./load-tools.ts'),
      ])
      const told = declarations(await loadTools(tools), budget === undefined ? {} : { budget })
      await output.write(`${json === true ? printableJson(told) : told.text}\n`)
      settle(exitCode.ok)
    })
}
