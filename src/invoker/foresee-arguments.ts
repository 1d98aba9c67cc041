import { parseRisk, ToolRisk } from '../kernel/index.ts'
import type { FoundRef } from './arguments.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import type { Ending } from './failure.ts'
import { isPlain } from './is-plain.ts'
import { digestOf } from './record.ts'
import { readReferences } from './references.ts'
import type { PinnedTool } from './tool-entry.ts'

/**
 * Before a call with references is judged: what the schema makes of the rest of its arguments. For that the references
 * are read, and let go again until there is room to run, unless the tool prepares its effect: what they hold is part
 * of that. Otherwise rules, risk and approver would speak about a text that becomes a number afterwards.
 */
export async function foreseeArguments(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  const { args, found } = call
  const prepares = pinned.prepareCall !== undefined
  if (!prepares && !isLookedAt(call, pinned)) return undefined
  const unread = await call.session.limit(() => readReferences(call, pinned))
  if (unread !== undefined) return unread
  const foreseen = withReferences(call.args, refsByPath(found))
  if (pinned.mayChange) show(call, foreseen)
  if (prepares) return undefined
  call.foreseen = foreseen
  call.args = args
  call.found = found
  return undefined
}

/** Whether anybody decides by the arguments: a SAFE call that no rule is about runs whatever they are. */
function isLookedAt({ session: { host } }: Call, { mayChange, classifyRisk, risk }: PinnedTool): boolean {
  if (!mayChange) return false
  if (classifyRisk !== undefined || parseRisk(risk) !== ToolRisk.SAFE || host.ruleStore !== undefined)
    return true
  return host.rules.some((rule) => rule.risk?.includes(ToolRisk.SAFE) ?? true)
}

/** Where it is no JSON, or holds more than may be sent, the arguments are shown as they came. */
function show(call: Call, value: unknown): void {
  if (!deepFreeze(value) || JSON.stringify(value).length > call.session.policy.maxArgumentBytes) return
  call.shownArgs = value
  call.argsDigest = digestOf(value)
}

function refsByPath(found: readonly FoundRef[]): ReadonlyMap<string, string> {
  return new Map(found.map(({ path, ref }) => [JSON.stringify(path), ref]))
}

/** A copy with the references back in their places. */
function withReferences(
  value: unknown,
  refs: ReadonlyMap<string, string>,
  path: readonly (string | number)[] = [],
): unknown {
  const ref = refs.get(JSON.stringify(path))
  if (ref !== undefined) return { $artifact: ref }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => withReferences(item, refs, [...path, index]))
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  // `fromEntries` defines members: one named `__proto__` stays data.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withReferences(member, refs, [...path, key])]),
  )
}
