import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'

import { ApprovalError, ApprovalInbox, exactRule } from '../index.ts'
import type { ApprovalMemory, ApprovalResult, InboxEntry, JsonValue } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { readJsonOption } from './json-option.ts'
import { openInboxStore } from './open-inbox-store.ts'
import type { Output } from './output.ts'
import { UsageError } from './usage-error.ts'

/** The flags of `catenary approve` and `catenary deny`, as they were given. */
export interface DecideFlags {
  readonly journal: string
  readonly reason?: string
  readonly arguments?: string
  readonly remember?: string
  readonly by?: string
}

/** What is to be decided, and how. */
export interface Decision {
  readonly ids: readonly string[]
  readonly flags: DecideFlags
  readonly decision: 'approved' | 'denied'
}

/** Decides questions of an inbox; the exit code says whether all of them were still open. @throws UsageError */
export async function decideApprovals({ ids, flags, decision }: Decision, output: Output): Promise<number> {
  const edit =
    flags.arguments === undefined ? undefined : await readJsonOption('--arguments', flags.arguments)
  if (edit !== undefined && ids.length > 1)
    throw new UsageError('--arguments: they are for one call; give one id')
  const remember = flags.remember === undefined ? undefined : parseRemember(flags.remember)
  if (!existsSync(flags.journal)) throw new UsageError(`--journal: there is no file ${flags.journal}`)
  using store = openInboxStore(flags.journal)
  const inbox = new ApprovalInbox({ store })
  let code: number = exitCode.ok
  for (const id of ids) {
    const entry = await inbox.get(id)
    const said =
      entry === undefined
        ? { ok: false, text: 'nothing of this id was asked' }
        : await decideOne(inbox, entry, {
            decision,
            decidedBy: flags.by ?? userName(),
            ...(flags.reason === undefined ? {} : { reason: flags.reason }),
            // JSON by construction: it was parsed.
            ...(edit === undefined ? {} : { arguments: edit as JsonValue }),
            ...(remember === undefined
              ? {}
              : { remember: remember(entry, edit as JsonValue | undefined, decision) }),
          })
    output.note(said.ok ? `[${decision}]` : '[not decided]', `${id}: ${said.text}`)
    if (!said.ok) code = exitCode.failed
  }
  return code
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A user id without an entry, as in many containers.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}

interface Said {
  readonly ok: boolean
  readonly text: string
}

async function decideOne(inbox: ApprovalInbox, { id }: InboxEntry, result: ApprovalResult): Promise<Said> {
  try {
    const outcome = await inbox.decide(id, result)
    if (outcome.ok) return { ok: true, text: outcome.entry.request.call.name }
    const by = outcome.why === 'decided' ? ` (${outcome.entry.result?.decision ?? ''})` : ''
    return { ok: false, text: `it is ${outcome.why}${by}` }
  } catch (error) {
    if (ApprovalError.isInstance(error)) throw new UsageError(error.message)
    throw error
  }
}

type Remember = (
  entry: InboxEntry,
  edit: JsonValue | undefined,
  decision: 'approved' | 'denied',
) => ApprovalMemory

function parseRemember(given: string): Remember {
  const count = /^chain:([1-9]\d{0,5})$/.exec(given)?.[1]
  if (count !== undefined) return () => ({ scope: 'chain', count: Number(count) })
  switch (given) {
    case 'call':
      return () => ({ scope: 'call' })
    case 'chain':
      return () => ({ scope: 'chain' })
    case 'always':
      return ({ request: { call } }, edit, decision) => ({
        scope: 'rule',
        rule: exactRule({
          tool: call.name,
          arguments: edit ?? call.arguments,
          action: decision === 'approved' ? 'allow' : 'deny',
        }),
      })
    default:
      throw new UsageError('--remember: give call, chain, chain:N or always')
  }
}
