import { Command } from 'commander'

import type { ScriptDiagnostic } from '../index.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { toolsHelp } from './tool-option.ts'

interface CheckFlags {
  readonly tools: string
  readonly json?: true
}

const help = `
Nothing of the script is run, and no tool is called.

Exit codes: 0 no mistake was found, 1 a mistake, 2 usage, 3 the script could not be checked.`

const unchecked = 3

/** The command `catenary check`. `settle` is told the exit code. */
export function createCheckCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('check')
    .description('Check a script against the types of the tools.')
    .argument('<script>', 'file with TypeScript or JavaScript, or - for stdin')
    .requiredOption('--tools <module>', toolsHelp)
    .option('--json', 'print the report as one line of JSON')
    .addHelpText('after', help)
    .action(async (path: string, { tools, json }: CheckFlags) => {
      const [{ ToolChainTool, ToolInvoker }, { loadTools }, { readText }] = await Promise.all([
        import('../index.ts'),
        import('./load-tools.ts'),
        import('./read-text.ts'),
      ])
      const script = await readText({ path, label: '<script>' })
      await using chains = new ToolChainTool({
        invoker: new ToolInvoker({ registry: await loadTools(tools) }),
        sandbox: { minIdle: 0 },
      })
      const report = await chains.check({ script })
      if (json === true) await output.write(`${printableJson(report)}\n`)
      for (const diagnostic of json === true ? [] : report.diagnostics)
        output.note(placeOf(path, diagnostic), textOf(diagnostic))
      if (report.status === 'unchecked') output.note('catenary:', `not checked: ${report.reason ?? ''}`)
      settle(report.status === 'unchecked' ? unchecked : report.ok ? exitCode.ok : exitCode.failed)
    })
}

function placeOf(path: string, { line, column }: ScriptDiagnostic): string {
  return line === undefined ? `${path}:` : `${path}:${line}:${column ?? 1}:`
}

function textOf({ code, message, suggestion, sourceLine, signature }: ScriptDiagnostic): string {
  return [`${message} [${code}]`, sourceLine?.trim(), suggestion, signature]
    .filter((line) => line !== undefined)
    .join('\n  ')
}
