import { checkClosed, checkSyntax, TOO_COMPLEX, type SyntaxFault } from './check-syntax.ts'
import { derivedOffset, type Derivation } from './positions.ts'
import { type Preparation, type PreparationError, refuse } from './preparation.ts'
import type { ScriptDraft } from './script-draft.ts'

/** What is wrong with a script. */
export interface ScriptFault extends Pick<PreparationError, 'kind' | 'message'> {
  /** In the author's text. */
  readonly offset?: number
  /** How far the parser came, in the author's text; at its end, `offset` may lead back to the cause. */
  readonly reach: number
}

const MODULE_FAULT = /^Cannot use import statement|^Unexpected token 'export'|'import', and 'export' cannot/
const UNTERMINATED =
  'Unterminated string: it has to end on its line; use a template literal for several lines'
const NO_MODULES = 'there are no modules here, so no import and no export: call tools.* for what you need'

/** Why V8 does not take the draft's body, or undefined. */
export function faultOf(draft: ScriptDraft, derivation: Derivation): ScriptFault | undefined {
  const fault = checkSyntax(derivation.body)
  if (fault) return describeFault(draft, fault, fault.at && derivedOffset(derivation, fault.at))
  if (draft.scan.stray === undefined) return undefined
  const escape = checkClosed(derivation.body)
  return escape && describeFault(draft, escape)
}

/** A fault in words for the author; one that shows at the end of the text is led back to the bracket left open. */
export function describeFault(draft: ScriptDraft, fault: SyntaxFault, offset?: number): ScriptFault {
  if (fault.message === TOO_COMPLEX) return placed('syntax', TOO_COMPLEX)
  if (MODULE_FAULT.test(fault.message)) return placed('import', NO_MODULES, offset)
  const { stray, unclosed, last } = draft.scan
  if (stray !== undefined && (offset === undefined || offset >= stray)) {
    return placed('syntax', `Unexpected '${draft.text.charAt(stray)}': it closes nothing`, stray)
  }
  const isAtEnd = offset === undefined || offset >= last
  if (!isAtEnd || unclosed === undefined)
    return placed('syntax', worded(draft, fault, offset), offset ?? last)
  const bracket = draft.text.charAt(unclosed)
  const message = `Unexpected end of the script: this '${bracket}' is never closed`
  return { ...placed('syntax', message, unclosed), reach: offset ?? last }
}

/** V8 has one message for all that is no token. */
function worded({ text }: ScriptDraft, { message }: SyntaxFault, offset: number | undefined): string {
  if (offset === undefined || !message.startsWith('Invalid or unexpected token')) return message
  return /["']/.test(text.charAt(offset)) ? UNTERMINATED : message
}

/** The refusal of a script with a fault. */
export function refuseFault({ source }: ScriptDraft, { kind, message, offset }: ScriptFault): Preparation {
  return refuse({ kind, message }, offset === undefined ? undefined : { source, offset })
}

/** A fault at an offset of the author's text, or at none. */
export function placed(kind: ScriptFault['kind'], message: string, offset?: number): ScriptFault {
  return offset === undefined ? { kind, message, reach: 0 } : { kind, message, offset, reach: offset }
}
