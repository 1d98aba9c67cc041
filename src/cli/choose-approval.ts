import { ApprovalDecision, ApprovalInbox, CliApprovalHandler } from '../index.ts'
import type { ApprovalHandler } from '../index.ts'
import type { ApprovalMode } from './approval-mode.ts'
import { openInboxStore } from './open-inbox-store.ts'
import type { Output } from './output.ts'
import { UsageError } from './usage-error.ts'

/** What the choice depends on. */
export interface ApprovalSituation {
  /** As the user said it, if they did. */
  readonly given: ApprovalMode | undefined
  readonly scriptFrom: 'file' | 'stdin'
  readonly stdinIsTerminal: boolean
  /** The file that holds the inbox, if one was given. */
  readonly journal: string | undefined
  readonly output: Output
}

/** The handler for this run. @throws UsageError when the user is to be asked where the script is read from */
export function chooseApproval({
  given,
  scriptFrom,
  stdinIsTerminal,
  journal,
  output,
}: ApprovalSituation): ApprovalHandler {
  if (given === 'ask' && scriptFrom === 'stdin')
    throw new UsageError(
      '--approve ask: the answers come from stdin, so the script cannot; give it as a file',
    )
  const nobody = scriptFrom === 'stdin' ? 'the script is read from stdin' : 'stdin is not a terminal'
  const mode = given ?? (scriptFrom === 'file' && stdinIsTerminal ? 'ask' : 'nobody')
  switch (mode) {
    case 'ask':
      return new CliApprovalHandler()
    case 'auto':
      return decided(ApprovalDecision.APPROVED, '--approve auto was given', output)
    case 'deny':
      return decided(ApprovalDecision.DENIED, '--approve deny was given', output)
    case 'inbox':
      if (journal === undefined)
        throw new UsageError('--approve inbox: the questions rest in a file; give it with --journal FILE')
      return inInbox(journal, output)
    case 'nobody': {
      const reason = `nobody can be asked, for ${nobody}; run it at a terminal, or give --approve auto`
      return decided(ApprovalDecision.DENIED, reason, output)
    }
    default:
      return mode satisfies never
  }
}

/** The questions go to the file, and the user is told how to answer them. */
function inInbox(journal: string, output: Output): ApprovalHandler {
  const inbox = new ApprovalInbox({ store: openInboxStore(journal) })
  return {
    request(request, options) {
      const { id, call, risk, summary } = request
      const what = summary === undefined ? '' : `: ${summary}`
      output.note('[waiting]', `${call.name} (${risk})${what}; catenary approve ${id} --journal ${journal}`)
      return inbox.request(request, options)
    },
  }
}

function decided(decision: ApprovalDecision, reason: string, output: Output): ApprovalHandler {
  return {
    async request({ call, risk, summary }) {
      const what = summary === undefined ? '' : `: ${summary}`
      output.note(`[${decision}]`, `${call.name} (${risk})${what}; ${reason}`)
      return { decision, decidedBy: 'catenary run', reason }
    },
  }
}
