import type { ArgumentsCheck } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { invalidText } from './arguments.ts'
import { bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import { failedCheck } from './failed-check.ts'
import { failure, type Ending } from './failure.ts'
import { issuesText } from './issue-text.ts'
import type { SchemaIssue } from './json-schema.ts'
import { digestOf } from './record.ts'
import type { PinnedTool } from './tool-entry.ts'

/**
 * Step 5, second half: the arguments fit the tool's schema. What the schema makes of them is what is digested, shown
 * and run. While they hold references only their names can be checked; the rest waits until the references are read.
 */
export function validate(call: Call, pinned: PinnedTool): Ending | undefined | Promise<Ending | undefined> {
  if (call.found.length > 0) {
    call.argsDigest = digestOf(call.args)
    const unknown = pinned.unknownTopKeys(call.args as object)
    return unknown.length === 0 ? undefined : invalid(call, unknown)
  }
  return checked(call, { pinned, value: call.args }, (value) => {
    // Where the schema makes something of the arguments that JSON cannot carry, they are shown as they came.
    if (value !== call.args && deepFreeze(value)) call.shownArgs = value
    call.args = value
    call.argsDigest = digestOf(call.shownArgs)
  })
}

/** Checks a value as the arguments of a call and hands on what came of it. */
export function checked(
  call: Call,
  { pinned, value }: { readonly pinned: PinnedTool; readonly value: unknown },
  accept: (value: unknown) => void,
): Ending | undefined | Promise<Ending | undefined> {
  let check: ArgumentsCheck | Promise<ArgumentsCheck>
  try {
    check = pinned.checkArguments(value)
  } catch (error) {
    return uncheckable(call, error)
  }
  if (!(check instanceof Promise)) return conclude(call, check, accept)
  return later(call, check, accept)
}

async function later(
  call: Call,
  check: Promise<ArgumentsCheck>,
  accept: (value: unknown) => void,
): Promise<Ending | undefined> {
  const outcome = await bounded(call, check, { timeoutMs: call.session.policy.callTimeoutMs })
  switch (outcome.kind) {
    case 'value':
      return conclude(call, outcome.value, accept)
    case 'error':
      return uncheckable(call, outcome.error)
    case 'timeout':
      return uncheckable(call)
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function conclude(call: Call, check: ArgumentsCheck, accept: (value: unknown) => void): Ending | undefined {
  if (!check.ok) return invalid(call, check.issues)
  accept(check.value)
  return undefined
}

function invalid(call: Call, issues: readonly SchemaIssue[]): Ending {
  return failure('invalid_arguments', invalidText(call.tool, issuesText(issues)))
}

function uncheckable(call: Call, error?: unknown): Ending {
  return failure('invalid_arguments', invalidText(call.tool, failedCheck('them', error)))
}
