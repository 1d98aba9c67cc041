import { Command, Option } from 'commander'

import { approvalModes } from './approval-mode.ts'
import { checkModes } from './check-mode.ts'
import { identifier } from './identifier.ts'
import type { Output } from './output.ts'
import type { RunFlags } from './run-chain.ts'

const examples = `
The value goes to stdout: a string as it is, anything else as JSON. Logs, progress, calls and errors go to stderr.

Exit codes: 0 ok, 1 the chain failed, 2 usage, 3 suspended, 124 timeout, 130 Ctrl-C, 143 SIGTERM.

Examples:
  catenary run report.ts --tools ./tools.ts --input '{"month": "2026-01"}'
  echo 'return await tools.now({})' | catenary run - --tools ./tools.ts --approve auto --json`

/** The command `catenary run`. `settle` is told the exit code. */
export function createRunCommand(output: Output, settle: (code: number) => void): Command {
  return withTrace(new Command('run'))
    .description('Run a script that calls your tools.')
    .argument('<script>', 'file with TypeScript or JavaScript, or - for stdin')
    .requiredOption(
      '--tools <module>',
      'file (.js, .ts, .mts) whose default export is a list of tools, a Toolbox, or a function that returns one',
    )
    .option('--input <json|@file>', 'what the script sees as `input`')
    .option(
      '--file <[name=]path>',
      'a file that the script finds in /workspace, under its own name or another; may be repeated',
      (file: string, before: readonly string[] | undefined) => [...(before ?? []), file],
    )
    .option('--policy <json|@file>', 'limits of this chain, as in \'{"totalTimeoutMs": 10000}\'')
    .option(
      '--store <kind>',
      'where large results rest: memory, file:DIR, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME&pathStyle=true',
      'memory',
    )
    .addOption(
      new Option(
        '--approve <mode>',
        'who decides about calls that need approval: nobody, the flag, you here, ' +
          'or whoever runs `catenary approve` (that needs --journal) ' +
          '(default: ask at a terminal, else deny; deny too when the script comes from stdin)',
      ).choices(approvalModes),
    )
    .addOption(
      new Option('--check <mode>', 'whether a mistake in the types stops the script before anything runs')
        .choices(checkModes)
        .default('error'),
    )
    .option('--rules <file>', 'rules, JSON: which calls are allowed, asked about or denied')
    .option(
      '--journal <file>',
      'file that keeps the chain, so that it can be resumed, and questions and rules that were remembered',
    )
    .option('--workspace <dir>', 'write the files that the chain made to this folder')
    .option('--json', 'print the whole result as one line of JSON instead of the value')
    .option('--tenant <id>', 'on whose behalf: stored results belong to a tenant', identifier, 'local')
    .option('--agent <id>', 'which agent acts, for approvals and records', identifier, 'local')
    .addHelpText('after', examples)
    .action(async (script: string, flags: RunFlags) => {
      // Only now: help and a wrong flag need not wait until everything is loaded.
      const { runChain } = await import('./run-chain.ts')
      settle(await runChain(script, flags, output))
    })
}

function withTrace(command: Command): Command {
  return command
    .option(
      '--trace <file>',
      'write what is done to this trace (.jsonl or .sqlite); nothing runs that is not in it',
    )
    .option('--trace-key-file <file>', 'the key that makes the trace one that nobody else can write')
    .option('--trace-content', 'keep arguments and results in it too, what looks like a secret masked')
}
