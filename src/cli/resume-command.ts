import { Command, Option } from 'commander'

import { approvalModes } from './approval-mode.ts'
import type { Output } from './output.ts'
import type { ResumeFlags } from './run-chain.ts'

/** The command `catenary resume`. `settle` is told the exit code. */
export function createResumeCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('resume')
    .description(
      'Go on with a chain that was suspended or interrupted, or that failed of something that has gone.\n' +
        'What it did is not done again.',
    )
    .argument('<id>', 'the id of the chain: see `catenary chains`')
    .requiredOption('--journal <file>', 'the file that `catenary run` was given')
    .requiredOption('--tools <module>', 'the tools, as `catenary run` was given them')
    .option('--store <kind>', 'where large results rest: memory, file:DIR, or an s3: URL', 'memory')
    .addOption(
      new Option(
        '--approve <mode>',
        'who decides about calls that need approval, as for `catenary run`',
      ).choices(approvalModes),
    )
    .option('--rules <file>', 'rules, JSON: which calls are allowed, asked about or denied')
    .option('--trace <file>', 'write what is done to this trace (.jsonl or .sqlite)')
    .option('--trace-key-file <file>', 'the key that makes the trace one that nobody else can write')
    .option('--trace-content', 'keep arguments and results in it too, what looks like a secret masked')
    .option('--workspace <dir>', 'write the files that the chain made to this folder')
    .option('--json', 'print the whole result as one line of JSON instead of the value')
    .action(async (id: string, flags: ResumeFlags) => {
      const { resumeChain } = await import('./run-chain.ts')
      settle(await resumeChain(id, flags, output))
    })
}
