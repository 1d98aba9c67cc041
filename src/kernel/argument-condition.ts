import type { ArgumentCondition } from './approval-rule.ts'
import { canonicalJson } from './canonical-json.ts'
import { matchesGlob } from './glob.ts'
import type { JsonValue } from './json.ts'

/** Longer texts are matched against no pattern: whether they fit is unknown. */
const maxGlobText = 16_384

/** Whether something holds; `unknown` where an artifact stands in the way, whose content nobody has read yet. */
type Truth = 'yes' | 'no' | 'unknown'

type Found =
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** The path leads nowhere, or into an artifact. */
  | { readonly kind: 'missing' | 'hidden' }

/** What the path of a condition finds must satisfy it: all of it, or some; where that is unknown, it counts as `doubt`. */
export function holds(
  condition: ArgumentCondition,
  args: JsonValue,
  { needs, doubt }: { readonly needs: 'all' | 'some'; readonly doubt: boolean },
): boolean {
  const passes = (found: Found): boolean => {
    const truth = test(condition, found)
    return truth === 'unknown' ? doubt : truth === 'yes'
  }
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

function test(condition: ArgumentCondition, found: Found): Truth {
  if ('exists' in condition) {
    return found.kind === 'hidden' ? 'unknown' : truth((found.kind === 'value') === condition.exists)
  }
  if (found.kind !== 'value') return found.kind === 'hidden' ? 'unknown' : 'no'
  const { value } = found
  if ('equals' in condition) return isOneOf(value, [condition.equals])
  if ('oneOf' in condition) return isOneOf(value, condition.oneOf)
  if (isArtifact(value)) return 'unknown'
  if ('glob' in condition) {
    if (typeof value !== 'string') return 'no'
    return value.length > maxGlobText ? 'unknown' : truth(matchesGlob(condition.glob, value))
  }
  if (typeof value !== 'number') return 'no'
  return truth('atLeast' in condition ? value >= condition.atLeast : value <= condition.atMost)
}

function isOneOf(value: JsonValue, wanted: readonly JsonValue[]): Truth {
  const text = canonicalJson(value)
  if (wanted.some((one) => canonicalJson(one) === text)) return 'yes'
  return holdsArtifact(value) ? 'unknown' : 'no'
}

function truth(isSo: boolean): Truth {
  return isSo ? 'yes' : 'no'
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
