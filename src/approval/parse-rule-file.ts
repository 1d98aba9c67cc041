import { z } from 'zod'
import { approvalRulesSchema, type ApprovalRule } from '../kernel/index.ts'
import { ApprovalError } from './approval-error.ts'

/** A file of rules. */
export interface RuleFile {
  readonly version: 1
  /** Whether the default rules hold too. @default `default` */
  readonly base?: 'default' | 'none'
  readonly rules: readonly ApprovalRule[]
}

const ruleFileSchema = z.strictObject({
  version: z.literal(1),
  base: z.enum(['default', 'none']).exactOptional(),
  rules: approvalRulesSchema,
})

/**
 * The rules in the text of a file, JSON.
 * @throws ApprovalError `invalid_rules` with the field at fault; nothing of the text is in its message
 */
export function parseRuleFile(text: string): RuleFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApprovalError('invalid_rules', 'The rules are not JSON.')
  }
  const parsed = ruleFileSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = (issue?.path ?? []).map((step) =>
    typeof step === 'number' ? `[${step}]` : `.${String(step)}`,
  )
  const field = where.join('').replace(/^\./, '')
  throw new ApprovalError(
    'invalid_rules',
    `The rules cannot be used${field === '' ? '' : `: ${field}`}: ${issue?.message ?? 'they are none'}.`,
  )
}
