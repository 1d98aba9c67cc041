import { existsSync } from 'node:fs'

import { ApprovalInbox, type ApprovalResult, type InboxEntry } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { openInboxStore } from './open-inbox-store.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'
import { UsageError } from './usage-error.ts'

/** Of the arguments of one call, and of one diff, in characters. */
const maxLength = 2000
const maxListed = 1000

/** The flags of `catenary approvals`, as they were given. */
export interface ListFlags {
  readonly journal: string
  readonly all?: true
  readonly tenant?: string
  readonly json?: true
}

/** Prints what waits in an inbox. @throws UsageError */
export async function listApprovals(flags: ListFlags, output: Output): Promise<number> {
  const { journal, all, tenant, json } = flags
  if (!existsSync(journal)) throw new UsageError(`--journal: there is no file ${journal}`)
  using store = openInboxStore(journal)
  const entries = await new ApprovalInbox({ store }).list({
    ...(all === undefined ? { state: 'pending' } : {}),
    ...(tenant === undefined ? {} : { tenant }),
    limit: maxListed + 1,
  })
  for (const entry of entries.slice(0, maxListed))
    await output.write(json === undefined ? textOf(entry) : `${printableJson(entry) ?? ''}\n`)
  if (entries.length > maxListed) output.note('catenary:', `there are more than these ${maxListed}`)
  if (entries.length === 0)
    output.note('catenary:', all === undefined ? 'nothing waits for a decision' : 'nothing was asked')
  return exitCode.ok
}

function textOf({ id, state, request, result }: InboxEntry): string {
  const { call, risk, summary, files = [], artifacts, rule, requestedAt, tenant, agentId } = request
  const args = printableJson(call.arguments) ?? ''
  const lines = [
    `${id}  ${call.name} (${risk})  ${result?.decision ?? state}`,
    ...(summary === undefined ? [] : [`  ${line(summary)}`]),
    `  asked ${requestedAt} for agent ${agentId} of ${tenant}${placeOf(request)}`,
    ...(rule === undefined
      ? []
      : [`  by the rule ${line(rule.id)}${rule.reason === undefined ? '' : `: ${line(rule.reason)}`}`]),
    `  ${cut(args)}`,
    ...(result?.arguments === undefined
      ? []
      : [`  to run with ${cut(printableJson(result.arguments) ?? '')} instead`]),
    ...(result === undefined ? [] : [decidedText(result)]),
    ...files.flatMap(({ path, diff }) => [
      `  changes ${line(path)}:`,
      ...cut(diff)
        .split('\n')
        .map((one) => `  | ${one}`),
    ]),
    ...artifacts.map(
      ({ ref, bytes, mediaType, sha256 }) => `  ${ref}: ${bytes} bytes, ${mediaType}, ${sha256}`,
    ),
  ]
  return `${printable(visible(lines.join('\n')))}\n`
}

function decidedText({
  decision,
  decidedBy = 'somebody',
  decidedAt = '',
  reason,
  remember,
}: ApprovalResult): string {
  const why = reason === undefined ? '' : `: ${line(reason)}`
  const kept = remember === undefined ? '' : `, remembered (${remember.scope})`
  return `  ${decision} ${decidedAt} by ${line(decidedBy)}${kept}${why}`
}

function placeOf({ position, sourceLine }: InboxEntry['request']): string {
  if (position === undefined) return ''
  return `, line ${position.line}${sourceLine === undefined ? '' : `: ${line(sourceLine.trim())}`}`
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}… (--json shows all)` : text
}

/** What nobody sees, and what only looks like a space, written out: in JSON text it is the same. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  )
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}

/** On one line, so that it cannot look like another entry. */
function line(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
