import { compareRisk, type JsonValue, type ToolRisk } from '../kernel/index.ts'
import { readArguments } from './arguments.ts'
import { assessRisk } from './assess-risk.ts'
import type { Call } from './call.ts'
import type { Ending } from './failure.ts'
import { foreseeArguments } from './foresee-arguments.ts'
import { prepare } from './prepare.ts'
import { digestOf } from './record.ts'
import { lookUpReferences } from './references.ts'
import type { PinnedTool } from './tool-entry.ts'
import { validate } from './validate.ts'

/** What became of an edit: refused (the call is then as it was), or in place. */
export type Edited =
  | { readonly ok: false; readonly ending: Ending }
  /** `isSeen` if whoever made the edit knows all of what it would do. */
  | { readonly ok: true; readonly isSeen: boolean }

/**
 * Puts other arguments into a call. They go through every step that the first ones went through: size, schema,
 * references, preparation, risk.
 */
export async function editCall(call: Call, pinned: PinnedTool, given: JsonValue): Promise<Edited> {
  const before = stateOf(call)
  const answered = digestOf(given)
  Object.assign(call, { ...unread, given: { arguments: given }, refs: [] })
  const ending = await readyAgain(call, pinned)
  if (ending !== undefined) {
    Object.assign(call, before)
    return { ok: false, ending }
  }
  const isSeen =
    !isGreater(call.risk, before.risk) &&
    call.prepared === undefined &&
    call.argsDigest === answered &&
    call.artifacts.every(({ ref }) => before.artifacts.some((shown) => shown.ref === ref))
  return { ok: true, isSeen }
}

function isGreater(risk: ToolRisk | undefined, than: ToolRisk | undefined): boolean {
  return risk === undefined || than === undefined || compareRisk(risk, than) > 0
}

async function readyAgain(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  return (
    readArguments(call) ??
    (await validate(call, pinned)) ??
    (call.found.length === 0 ? undefined : await lookUpReferences(call)) ??
    (call.found.length === 0 ? undefined : await foreseeArguments(call, pinned)) ??
    (await prepare(call, pinned)) ??
    (await assessRisk(call, pinned))
  )
}

type State = Pick<
  Call,
  | 'given'
  | 'args'
  | 'foreseen'
  | 'shownArgs'
  | 'argumentBytes'
  | 'argsDigest'
  | 'found'
  | 'artifacts'
  | 'refs'
  | 'prepared'
  | 'summary'
  | 'files'
  | 'risk'
>

/** What a call knows of its arguments before they are read. */
const unread = {
  args: undefined,
  foreseen: undefined,
  shownArgs: undefined,
  argumentBytes: 0,
  argsDigest: undefined,
  found: [],
  artifacts: [],
  prepared: undefined,
  summary: undefined,
  files: undefined,
  risk: undefined,
} satisfies Omit<State, 'given' | 'refs'>

function stateOf(call: Call): State {
  return {
    given: call.given,
    args: call.args,
    foreseen: call.foreseen,
    shownArgs: call.shownArgs,
    argumentBytes: call.argumentBytes,
    argsDigest: call.argsDigest,
    found: call.found,
    artifacts: call.artifacts,
    refs: call.refs,
    prepared: call.prepared,
    summary: call.summary,
    files: call.files,
    risk: call.risk,
  }
}
