import { createHash } from 'node:crypto'
import { canonicalJson, literalGlob, type ApprovalRule, type JsonValue } from '../kernel/index.ts'

/** A call that a rule is to be about. */
export interface ExactCall {
  readonly tool: string
  readonly arguments: JsonValue
  readonly action: 'allow' | 'deny'
}

/** The narrowest rule there is: this tool with exactly these arguments. The same call has the same rule. */
export function exactRule({ tool, arguments: args, action }: ExactCall): ApprovalRule {
  const digest = createHash('sha256').update(canonicalJson({ tool, args })).digest('hex')
  return {
    id: `exact/${digest.slice(0, 32)}`,
    tool: literalGlob(tool),
    arguments: [{ path: '', equals: args }],
    action,
  }
}
