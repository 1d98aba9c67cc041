import { Command, InvalidArgumentError, Option } from 'commander'

import type { Output } from './output.ts'
import type { ExportFlags } from './trace-export.ts'
import type { TraceListFlags } from './trace-list.ts'
import type { ShowFlags } from './trace-show.ts'
import type { VerifyFlags } from './trace-verify.ts'

const notes = `
A trace is what \`catenary run --trace FILE\` wrote, or a sink of your program. The file can be read while it is written.
An ID may be cut to its first characters, as long as only one run begins so; \`last\` is the newest.

Examples:
  catenary run report.ts --tools ./tools.ts --trace runs.sqlite
  catenary trace list --trace runs.sqlite
  catenary trace show last --trace runs.sqlite
  catenary trace verify --trace runs.sqlite --noted 128:9f2c...`

/** The command `catenary trace`. `settle` is told the exit code. */
export function createTraceCommand(output: Output, settle: (code: number) => void): Command {
  const command = new Command('trace')
    .description('Look at what chains have done, and check it.')
    .addHelpText('after', notes)
  command.addCommand(listCommand(output, settle))
  command.addCommand(showCommand(output, settle))
  command.addCommand(verifyCommand(output, settle))
  command.addCommand(exportCommand(output, settle))
  return command
}

const file = (): Option =>
  new Option('--trace <file>', 'the trace').env('CATENARY_TRACE').makeOptionMandatory()

function listCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('list')
    .description('List the runs, the oldest first.')
    .addOption(file())
    .option('--tenant <id>', 'only those of this tenant')
    .option('--json', 'print each as one line of JSON')
    .action(async (flags: TraceListFlags) => {
      const { listTrace } = await import('./trace-list.ts')
      settle(await listTrace(flags, output))
    })
}

function showCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('show')
    .description('Show the calls of a run: when, for how long, and what came of each.')
    .argument('<id>', 'the chain, or the session of direct calls; or last')
    .addOption(file())
    .option(
      '--all',
      'every call: without it, of hundreds only the first, the last and those that did not go well',
    )
    .option('--json', 'print the run as one line of JSON, whole')
    .action(async (id: string, flags: ShowFlags) => {
      const { showTrace } = await import('./trace-show.ts')
      settle(await showTrace(id, flags, output))
    })
}

function verifyCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('verify')
    .description('Check that no entry was removed, changed or moved.')
    .addOption(file())
    .option('--noted <n:hash>', 'a head that was noted earlier: the chain must lead through it', noted)
    .option('--key-file <file>', 'the key the trace was written with')
    .option('--without-head', 'for a copy that came without its .head: its end is taken on trust')
    .option('--json', 'print the verdict as one line of JSON')
    .addHelpText('after', '\nExit codes: 0 whole, 1 not whole, 2 usage.')
    .action(async (flags: VerifyFlags) => {
      const { verifyTraceFile } = await import('./trace-verify.ts')
      settle(await verifyTraceFile(flags, output))
    })
}

function exportCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('export')
    .description('Print a trace in another form.')
    .argument('[id]', 'only this run; without it the whole trace')
    .addOption(file())
    .addOption(
      new Option('--format <format>', 'jsonl: its entries or events; otlp-json: spans for OpenTelemetry')
        .choices(['jsonl', 'otlp-json'])
        .default('jsonl'),
    )
    .action(async (id: string | undefined, flags: ExportFlags) => {
      const { exportTrace } = await import('./trace-export.ts')
      settle(await exportTrace(id, flags, output))
    })
}

function noted(given: string): { readonly n: number; readonly hash: string } {
  const [, n, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given) ?? []
  if (n === undefined || hash === undefined)
    throw new InvalidArgumentError('give a number and 64 hexadecimal digits, as `verify` prints them')
  return { n: Number(n), hash }
}
