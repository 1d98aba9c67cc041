import { Command } from 'commander'

import type { Diagnosis } from './diagnose.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'

/** The command `catenary doctor`. `settle` is told the exit code. */
export function createDoctorCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('doctor')
    .description('Say what this machine offers, what is missing and what to do about it.')
    .option('--json', 'print the findings as one line of JSON')
    .addHelpText('after', '\nExit codes: 0 chains can run here, 1 they cannot.')
    .action(async ({ json }: { readonly json?: true }) => {
      const { diagnose } = await import('./diagnose.ts')
      const diagnosis = await diagnose()
      await output.write(
        json === true ? `${printableJson(diagnosis) ?? ''}\n` : printable(described(diagnosis)),
      )
      settle(diagnosis.ok ? exitCode.ok : exitCode.failed)
    })
}

function described({ ok, version, node, sandbox, jail, advice }: Diagnosis): string {
  const lines = [
    `catenary  ${version}`,
    `node      ${node.version}, ${node.platform} (${node.path})`,
    `sandbox   ${sandbox.ok ? `works: a chain ran in ${sandbox.durationMs} ms` : `does not work: ${gistOf(sandbox.reason)}`}`,
    `jail      ${jailText(jail)}`,
    ...advice.map((line) => `to do     ${line}`),
    '',
    ok ? 'Chains can run here.' : 'Chains cannot run here.',
  ]
  return `${lines.join('\n')}\n`
}

/** The line that says what is wrong, of a reason that may be what a dying process printed. */
function gistOf(reason: string): string {
  const lines = reason.split('\n')
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? reason
}

function jailText({ level }: Diagnosis['jail']): string {
  switch (level) {
    case 'namespace':
      return 'namespace: read-only minimal tree, no network, no other process, few system calls, bounded memory'
    case 'limits':
      return 'limits: a sandbox process dies with its parent, and the kernel bounds its memory'
    case 'none':
      return 'none: a sandbox process is bounded by the watchdog only'
    default:
      return level satisfies never
  }
}
