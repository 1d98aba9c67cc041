import type { ApprovalRule, RuleAction } from './approval-rule.ts'
import { holds } from './argument-condition.ts'
import type { ContentSource } from './content-source.ts'
import { matchesGlob } from './glob.ts'
import type { JsonValue } from './json.ts'
import type { ToolRisk } from './risk.ts'

/** What rules look at. */
export interface CallFacts {
  readonly tool: string
  readonly risk: ToolRisk
  readonly sink: boolean
  /** What content the run has seen. */
  readonly seen: ReadonlySet<ContentSource>
  /** As they will run, artifacts as references. */
  readonly arguments: JsonValue
}

/**
 * The rule that decides about a call: the first that denies, else the first that asks, else the first that allows;
 * undefined where none matches.
 */
export function judgeCall(rules: readonly ApprovalRule[], facts: CallFacts): ApprovalRule | undefined {
  const matching = rules.filter((rule) => matches(rule, facts))
  const first = (action: RuleAction): ApprovalRule | undefined =>
    matching.find((rule) => rule.action === action)
  return first('deny') ?? first('ask') ?? first('allow')
}

function matches(rule: ApprovalRule, facts: CallFacts): boolean {
  if (rule.sink !== undefined && rule.sink !== facts.sink) return false
  if (rule.after !== undefined && !facts.seen.has(rule.after)) return false
  if (rule.risk !== undefined && !rule.risk.includes(facts.risk)) return false
  if (rule.tool !== undefined && !matchesGlob(rule.tool.normalize('NFC'), facts.tool.normalize('NFC')))
    return false
  // Doubt is for the careful side: it keeps an `allow` from matching and makes the others match.
  const isAllow = rule.action === 'allow'
  const how = { needs: isAllow ? 'all' : 'some', doubt: !isAllow } as const
  return rule.arguments?.every((condition) => holds(condition, facts.arguments, how)) ?? true
}
