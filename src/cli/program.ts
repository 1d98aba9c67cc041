import { Command, CommanderError } from 'commander'

import { createApprovalsCommand } from './approvals-command.ts'
import { createApproveCommand } from './approve-command.ts'
import { createArtifactCommand } from './artifact-command.ts'
import { createCancelCommand } from './cancel-command.ts'
import { createChainsCommand } from './chains-command.ts'
import { createBenchCommand } from './bench-command.ts'
import { createCheckCommand } from './check-command.ts'
import { createDenyCommand } from './deny-command.ts'
import { createDoctorCommand } from './doctor-command.ts'
import { exitCode } from './exit-code.ts'
import { createMcpCommand } from './mcp-command.ts'
import { openOutput } from './output.ts'
import { packageVersion } from './package-version.ts'
import { reasonOf } from './reason-of.ts'
import { createResumeCommand } from './resume-command.ts'
import { createRunCommand } from './run-command.ts'
import { createStoreCommand } from './store-command.ts'
import { createTraceCommand } from './trace-command.ts'
import { createToolsCommand } from './tools-command.ts'
import { createTypesCommand } from './types-command.ts'
import { UsageError } from './usage-error.ts'

/** Runs the command line and says with which code the process is to end. Never rejects. */
export async function runProgram(args: readonly string[]): Promise<number> {
  const output = openOutput()
  let code: number = exitCode.ok
  const settle = (given: number): void => void (code = given)
  const program = new Command('catenary')
    .description(
      'A model calls tools by writing a program. This runs such programs, each in a sandbox of its own.',
    )
    .version(packageVersion(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
  const commands = [
    createRunCommand,
    createArtifactCommand,
    createStoreCommand,
    createCheckCommand,
    createTypesCommand,
    createToolsCommand,
    createDoctorCommand,
    createBenchCommand,
    createMcpCommand,
    createApprovalsCommand,
    createApproveCommand,
    createDenyCommand,
    createChainsCommand,
    createResumeCommand,
    createCancelCommand,
    createTraceCommand,
  ]
  for (const create of commands) program.addCommand(create(output, settle))
  for (const command of [
    program,
    ...program.commands,
    ...program.commands.flatMap(({ commands }) => commands),
  ]) {
    command.exitOverride().showHelpAfterError('(--help says what can be given)')
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    output.note('catenary:', error instanceof UsageError ? error.message : `it failed: ${reasonOf(error)}`)
    return error instanceof UsageError ? exitCode.usage : exitCode.failed
  }
}
