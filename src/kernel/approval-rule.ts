import { z } from 'zod'
import { contentSourceSchema, type ContentSource } from './content-source.ts'
import { isJsonValue, type JsonValue } from './json.ts'
import { toolRiskSchema, type ToolRisk } from './risk.ts'

/** What a rule does with the calls that it matches. */
export type RuleAction = 'allow' | 'ask' | 'deny'

interface ConditionPath {
  /** JSON Pointer into the arguments; `''` is the whole, a segment `*` is every member of a list or an object. */
  readonly path: string
}

/** Something that is to hold for an argument. Where the path leads nowhere, nothing holds but `exists: false`. */
export type ArgumentCondition = ConditionPath &
  (
    | { readonly equals: JsonValue }
    | { readonly oneOf: readonly JsonValue[] }
    /** `*` is any run of characters, `?` is one; the whole text must match, letter case included. */
    | { readonly glob: string }
    | { readonly atLeast: number }
    | { readonly atMost: number }
    | { readonly exists: boolean }
  )

/** A rule about calls: data, not code. What it names must all hold; what it does not name is not looked at. */
export interface ApprovalRule {
  /** Named in the trace of every call that it decided. */
  readonly id: string
  /** The tool's name, `*` and `?` as in a glob. @default `*` */
  readonly tool?: string
  /** Risks that the call may have. @default any */
  readonly risk?: readonly ToolRisk[]
  /** Only tools that are labelled as a sink, or only those that are not. @default any */
  readonly sink?: boolean
  /** Only once the run has seen such content. @default any */
  readonly after?: ContentSource
  /** All must hold. An `allow` needs them of every member that a `*` stands for, an `ask` or a `deny` of one. */
  readonly arguments?: readonly ArgumentCondition[]
  /** Deny wins over ask, ask over allow. */
  readonly action: RuleAction
  /** For whoever is asked, and for the model that is refused. */
  readonly reason?: string
}

/** Rules that were made by decisions; those of two tenants never meet. */
export interface RuleStore {
  /** The tenant's rules, oldest first. */
  list(tenant: string): Promise<readonly ApprovalRule[]>
  /** Resolves once the rule is kept; one with the same id is replaced. */
  add(tenant: string, rule: ApprovalRule): Promise<void>
  /** Whether there was one. */
  remove(tenant: string, id: string): Promise<boolean>
}

const path = z
  .string()
  .max(1000)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'must be a JSON Pointer: empty, or segments that begin with /')
const glob = z.string().max(256)
// Aborting: otherwise the union would blame the one condition whose value only failed this check.
const value: z.ZodType<JsonValue> = z
  .unknown()
  .refine(isJsonValue, { error: 'is not a JSON value', abort: true })

const argumentConditionSchema = z.union(
  [
    z.strictObject({ path, equals: value }),
    z.strictObject({ path, oneOf: z.array(value).min(1).max(1000) }),
    z.strictObject({ path, glob }),
    z.strictObject({ path, atLeast: z.number() }),
    z.strictObject({ path, atMost: z.number() }),
    z.strictObject({ path, exists: z.boolean() }),
  ],
  { error: 'must have a path (a JSON Pointer) and one of equals, oneOf, glob, atLeast, atMost, exists' },
)

/** A rule in its JSON form. */
export const approvalRuleSchema: z.ZodType<ApprovalRule> = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(128)
    .refine((id) => !id.startsWith('remembered/'), 'must not begin with remembered/'),
  tool: glob.min(1).exactOptional(),
  risk: z.array(toolRiskSchema).min(1).exactOptional(),
  sink: z.boolean().exactOptional(),
  after: contentSourceSchema.exactOptional(),
  arguments: z.array(argumentConditionSchema).max(100).exactOptional(),
  action: z.enum(['allow', 'ask', 'deny']),
  reason: z.string().max(500).exactOptional(),
})

/** A list of rules in its JSON form: no two have one id. */
export const approvalRulesSchema: z.ZodType<readonly ApprovalRule[]> = z
  .array(approvalRuleSchema)
  .max(10_000)
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'two rules have the same id')

/** What holds where nothing else is said: after untrusted content, every HIGH or CRITICAL sink asks. */
export const DEFAULT_RULES: readonly ApprovalRule[] = Object.freeze([
  Object.freeze({
    id: 'default/sink-after-untrusted',
    risk: Object.freeze(['high', 'critical'] as const),
    sink: true,
    after: 'untrusted',
    action: 'ask',
    reason: 'This run has read untrusted content, and the tool can carry data out.',
  } satisfies ApprovalRule),
])
