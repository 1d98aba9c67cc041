import { approvalRulesSchema, CatenaryError, DEFAULT_RULES, type ApprovalRule } from '../kernel/index.ts'
import { deepFreeze } from './deep-freeze.ts'
import { pathText } from './json-copy.ts'
import type { ToolInvokerOptions } from './types.ts'

/**
 * The rules that an invoker was given, checked and frozen.
 * @throws `invalid_options` with the field at fault
 */
export function parseRules(options: ToolInvokerOptions): readonly ApprovalRule[] {
  const { rules = [], baseRules = DEFAULT_RULES } = options
  return Object.freeze([...parsed('baseRules', baseRules), ...parsed('rules', rules)])
}

function parsed(field: 'rules' | 'baseRules', given: unknown): readonly ApprovalRule[] {
  const result = approvalRulesSchema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    const where = pathText([field, ...(issue?.path ?? [])])
    throw new CatenaryError('invalid_options', `${where}: ${issue?.message ?? 'is no list of rules'}.`, {
      field: where,
    })
  }
  // What was parsed is a copy, save for the values that conditions compare with.
  const copy = structuredClone(result.data)
  deepFreeze(copy)
  return copy
}
