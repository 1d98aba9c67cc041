import { TOO_COMPLEX } from './check-syntax.ts'
import { plainBody } from './finish-script.ts'
import type { ScriptDraft } from './script-draft.ts'
import { describeFault, faultOf, placed, type ScriptFault } from './script-fault.ts'
import type { StripRequest } from './strip-protocol.ts'
import type { StripAnswer } from './strip-thread.ts'
import {
  authorOffset,
  sameOffsets,
  type Translation,
  unwrapLowered,
  unwrapStripped,
  wrapCode,
  type WrappedCode,
} from './wrapped-code.ts'

/** A draft in JavaScript, or what is wrong with it. */
export type TypeRemoval =
  | { readonly ok: true; readonly translation: Translation }
  | { readonly ok: false; readonly fault: ScriptFault }

/** What is asked while types are removed. */
export interface TypeRemovalContext {
  /** Why V8 does not take the draft as it is; undefined where it does. */
  plainFault(): ScriptFault | undefined
  ask(request: StripRequest): Promise<StripAnswer>
}

/** What only TypeScript has, as far as a glance can tell: it is not tried as JavaScript first. */
const TYPED =
  /^[ \t]*(?:interface|type|enum|declare)[ \t]+[\w$]|\b(?:const|let|var)\s+[\w$]+\s*:|:\s*(?:(?:string|number|boolean|unknown|any|void)\b|Promise<)/m
/** Constructs that the stripper leaves in, V8 does not know, and esbuild rewrites. */
const REWRITABLE = /@|\baccessor\b/
const NAMESPACE = /\b(?:namespace|module)\s/
const LONE_SURROGATE = /[\uD800-\uDFFF]/u
const MALFORMED = 'half of a surrogate pair in a script with types: write it as an escape, such as \\ud83d'
const UNSUPPORTED = 'a construct of TypeScript that cannot run here: use plain JavaScript for it'
const BUSY = 'too many scripts are being prepared: try again'
const UNAVAILABLE = 'the types of the script could not be removed now: try again, or send plain JavaScript'

/** Whether a text has what only TypeScript has, as far as a glance can tell. */
export function looksTyped(text: string): boolean {
  return TYPED.test(text)
}

/** Strips the types; constructs that are more than types are turned into JavaScript. */
export async function removeTypes(draft: ScriptDraft, context: TypeRemovalContext): Promise<TypeRemoval> {
  if (!draft.text.isWellFormed())
    return failed(placed('syntax', MALFORMED, draft.text.search(LONE_SURROGATE)))
  const wrapped = wrapCode(draft)
  const answer = await context.ask({ task: 'strip', code: wrapped.code })
  if (answer.status === 'unsupported') return lowerTypes(wrapped, context)
  if (answer.status !== 'done') return refused(wrapped, answer, context)
  const stripped = verified(draft, unwrapStripped(wrapped, answer.code))
  if (stripped.ok || !REWRITABLE.test(draft.text)) return stripped
  return lowerTypes(wrapped, { ...context, plainFault: () => stripped.fault })
}

async function lowerTypes(wrapped: WrappedCode, context: TypeRemovalContext): Promise<TypeRemoval> {
  const lowered = await context.ask({ task: 'lower', code: wrapped.code })
  const answer = lowered.status === 'syntax' ? await transformed(wrapped, lowered, context) : lowered
  if (answer.status !== 'done') return refused(wrapped, answer, context)
  const { code, map = '' } = answer
  return verified(wrapped.draft, unwrapLowered(wrapped, { code, map }))
}

/** esbuild knows namespaces at the top level of a file only; what node has built in knows them everywhere. */
async function transformed({ code }: WrappedCode, lowered: StripAnswer, { ask }: TypeRemovalContext) {
  if (!NAMESPACE.test(code)) return lowered
  const answer = await ask({ task: 'transform', code })
  return answer.status === 'syntax' || answer.status === 'unsupported' ? lowered : answer
}

function verified(draft: ScriptDraft, translation: Translation | undefined): TypeRemoval {
  if (!translation)
    return failed(placed('syntax', "Unexpected token '}'", draft.scan.stray ?? draft.scan.last))
  const fault = faultOf(draft, plainBody(draft, translation))
  return fault ? failed(fault) : { ok: true, translation }
}

function refused(
  wrapped: WrappedCode,
  answer: Exclude<StripAnswer, { status: 'done' }>,
  { plainFault }: TypeRemovalContext,
): TypeRemoval {
  const fault = plainFault()
  const isRefusal = answer.status === 'syntax' || answer.status === 'unsupported'
  // A text that only might have had types means what it means in JavaScript.
  if (!fault && (isRefusal || !wrapped.draft.scan.callsWithTypes)) {
    return { ok: true, translation: sameOffsets(wrapped.draft) }
  }
  switch (answer.status) {
    case 'syntax': {
      const theirs = describeFault(wrapped.draft, answer, authorOffset(wrapped, answer.offset))
      return failed(fault && fault.reach >= theirs.reach ? fault : theirs)
    }
    case 'unsupported':
      return failed(fault ?? placed('syntax', UNSUPPORTED))
    case 'broken':
    case 'late':
      return failed(tooComplex(wrapped.draft, fault))
    case 'busy':
      return failed(placed('unavailable', BUSY))
    case 'unavailable':
      return failed(placed('unavailable', UNAVAILABLE))
    default:
      return answer satisfies never
  }
}

/** What broke the stripper may be a plain fault after all, so what V8 says of it is told too. */
function tooComplex({ text }: ScriptDraft, fault: ScriptFault | undefined): ScriptFault {
  if (!fault || fault.message === TOO_COMPLEX || looksTyped(text)) return placed('syntax', TOO_COMPLEX)
  return placed('syntax', `${TOO_COMPLEX} (as JavaScript: ${fault.message})`, fault.offset)
}

function failed(fault: ScriptFault): TypeRemoval {
  return { ok: false, fault }
}
