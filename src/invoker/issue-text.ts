import { printableKey } from './json-copy.ts'
import { listed, type SchemaIssue } from './json-schema.ts'
import type { StandardIssue } from './standard-schema.ts'

const maxIssues = 10

/** Issues in one line: each field with what is wrong with it. */
export function issuesText(issues: readonly SchemaIssue[]): string {
  const lines = issues
    .slice(0, maxIssues)
    .map(({ path, message }) => `${path === '' ? 'the value' : path} ${message}`)
  if (issues.length > maxIssues) lines.push(`and ${issues.length - maxIssues} more`)
  return lines.join('; ')
}

/**
 * An issue of a Standard Schema, told from its path and its code alone: the library's own message may contain the
 * value, and that of a custom check may contain anything.
 */
export function issueOf(issue: StandardIssue, value: unknown): SchemaIssue {
  const steps = (issue.path ?? []).map((step) => (typeof step === 'object' ? step.key : step))
  return { path: steps.map(printableKey).join('.'), message: messageOf(issue, isAbsent(value, steps)) }
}

function messageOf(issue: StandardIssue, absent: 'absent' | 'present'): string {
  const field = (name: string): unknown => (Object.hasOwn(issue, name) ? Reflect.get(issue, name) : undefined)
  if (absent === 'absent') return 'is required'
  switch (field('code')) {
    case 'invalid_type':
      return `must be ${word(field('expected'))}`
    case 'invalid_value':
      return `must be one of ${listed(field('values'))}`
    case 'too_small':
      return `must be ${field('inclusive') === false ? 'more than' : 'at least'} ${bound(field('minimum'), field('origin'))}`
    case 'too_big':
      return `must be ${field('inclusive') === false ? 'less than' : 'at most'} ${bound(field('maximum'), field('origin'))}`
    case 'not_multiple_of':
      return `must be a multiple of ${word(field('divisor'))}`
    case 'invalid_format':
      return `must be a valid ${word(field('format'))}`
    case 'unrecognized_keys':
      return `has unknown keys: ${keys(field('keys'))}`
    case 'invalid_union':
      return 'matches none of the forms that are allowed'
    default:
      return 'is not valid'
  }
}

function isAbsent(value: unknown, path: readonly PropertyKey[]): 'absent' | 'present' {
  let at: unknown = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return 'absent'
    at = Reflect.get(at, step)
  }
  return at === undefined ? 'absent' : 'present'
}

function bound(limit: unknown, origin: unknown): string {
  const unit = origin === 'string' ? ' characters' : origin === 'array' || origin === 'set' ? ' elements' : ''
  return `${word(limit)}${unit}`
}

function word(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? printableKey(String(value))
    : 'of another kind'
}

function keys(value: unknown): string {
  return Array.isArray(value)
    ? value
        .slice(0, maxIssues)
        .map((key) => printableKey(String(key)))
        .join(', ')
    : ''
}
