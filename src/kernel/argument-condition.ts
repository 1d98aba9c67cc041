import type { ArgumentCondition } from './approval-rule.ts'
import { matchesGlob } from './glob.ts'
import type { JsonValue } from './json.ts'
import { sameJson } from './same-json.ts'

/** Longer texts are matched against no pattern: whether they fit is unknown. */
const maxGlobText = 16_384

type Found =
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** The path leads nowhere, or into an artifact. */
  | { readonly kind: 'missing' | 'hidden' }

/**
 * What the path of a condition finds must satisfy it: all of it, or some. Where that cannot be told, for an artifact
 * stands in the way whose content nobody has read yet, it counts as `doubt`.
 */
export function holds(
  condition: ArgumentCondition,
  args: JsonValue,
  { needs, doubt }: { readonly needs: 'all' | 'some'; readonly doubt: boolean },
): boolean {
  const passes = (found: Found): boolean => meets(condition, found) || (doubt && mayMeet(condition, found))
  const found = lookUp(args, segmentsOf(condition.path))
  return needs === 'all' ? found.every(passes) : found.some(passes)
}

function segmentsOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Never empty: what is not there is found as missing. */
function lookUp(value: JsonValue, segments: readonly string[]): readonly Found[] {
  const [segment, ...rest] = segments
  if (segment === undefined) return [{ kind: 'value', value }]
  if (isArtifact(value)) return [{ kind: 'hidden' }]
  if (typeof value !== 'object' || value === null) return [{ kind: 'missing' }]
  const members: readonly JsonValue[] = segment === '*' ? Object.values(value) : member(value, segment)
  return members.length === 0 ? [{ kind: 'missing' }] : members.flatMap((each) => lookUp(each, rest))
}

function member(value: object, key: string): readonly JsonValue[] {
  const isIndex = !Array.isArray(value) || /^(?:0|[1-9]\d*)$/.test(key)
  return isIndex && Object.hasOwn(value, key) ? [Reflect.get(value, key) as JsonValue] : []
}

function meets(condition: ArgumentCondition, found: Found): boolean {
  if ('exists' in condition) return found.kind !== 'hidden' && (found.kind === 'value') === condition.exists
  if (found.kind !== 'value') return false
  const { value } = found
  if ('equals' in condition) return sameJson(condition.equals, value)
  if ('oneOf' in condition) return condition.oneOf.some((one) => sameJson(one, value))
  if ('glob' in condition)
    return typeof value === 'string' && value.length <= maxGlobText && matchesGlob(condition.glob, value)
  if (typeof value !== 'number') return false
  return 'atLeast' in condition ? value >= condition.atLeast : value <= condition.atMost
}

/** Whether what does not meet the condition now may turn out to. */
function mayMeet(condition: ArgumentCondition, found: Found): boolean {
  if (found.kind !== 'value') return found.kind === 'hidden'
  if ('exists' in condition) return false
  const { value } = found
  if ('equals' in condition || 'oneOf' in condition) return holdsArtifact(value)
  return isArtifact(value) || ('glob' in condition && typeof value === 'string' && value.length > maxGlobText)
}

function isArtifact(value: JsonValue): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, '$artifact')
  )
}

function holdsArtifact(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isArtifact(value) || Object.values(value).some((each: JsonValue) => holdsArtifact(each))
}
