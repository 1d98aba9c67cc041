import { isDeepStrictEqual } from 'node:util'

import type { Alternative, Assertion, HostileCase } from './parse-case.ts'
import type { CaseReport } from './run-case.ts'

/** What is wrong with how a case ended; empty when it passed. */
export function judgeCase(hostile: HostileCase, report: CaseReport): string[] {
  const ending = hostile.expect.some((alternative) => matches(alternative, report))
  const problems = ending ? [] : [`it ended otherwise than expected: ${endingOf(report)}`]
  for (const assertion of hostile.check) {
    const problem = violates(assertion, report)
    if (problem !== undefined) problems.push(problem)
  }
  return problems
}

function endingOf({ status, code, error, value }: CaseReport): string {
  const text = error === undefined ? JSON.stringify(value) : `[${code ?? ''}] ${error}`
  return `${status} ${(text ?? 'undefined').slice(0, 600)}`
}

function matches(alternative: Alternative, report: CaseReport): boolean {
  switch (alternative.kind) {
    case 'completed': {
      if (report.status !== 'ok') return false
      if (alternative.json === undefined) return true
      return isDeepStrictEqual(plain(report.value), plain(JSON.parse(alternative.json)))
    }
    case 'timeout':
      return report.status === 'timeout'
    case 'memory':
      return report.code === 'memory'
    case 'denied':
      return report.code === 'denied' || report.code === 'budget'
    case 'error':
      return (
        report.status === 'error' && report.code !== 'memory' && alternative.pattern.test(report.error ?? '')
      )
    default:
      return alternative satisfies never
  }
}

// Absent, undefined and null are one; the order of keys is none of its business.
function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined && member !== null)
  return new Map(entries.map(([key, member]) => [key, plain(member)]))
}

function violates(assertion: Assertion, report: CaseReport): string | undefined {
  switch (assertion.kind) {
    case 'executed': {
      const count = Object.hasOwn(report.executed, assertion.tool)
        ? (report.executed[assertion.tool] ?? 0)
        : 0
      const holds = assertion.relation === '==' ? count === assertion.count : count <= assertion.count
      return holds
        ? undefined
        : `${assertion.tool} ran ${count} times, not ${assertion.relation} ${assertion.count}`
    }
    case 'ms':
      return over('milliseconds', report.ms, assertion.max)
    case 'trace':
      return over('records in the trace', report.traceLength, assertion.max)
    case 'logbytes':
      return over(
        'bytes of logs',
        report.logs.reduce((sum, line) => sum + Buffer.byteLength(line), 0),
        assertion.max,
      )
    case 'log':
      return report.logs.some((line) => assertion.pattern.test(line))
        ? undefined
        : `no log matches ${assertion.pattern}`
    case 'noleak': {
      const told = [JSON.stringify(report.value), report.error, report.errorStack, ...report.logs].join('\n')
      return assertion.pattern.test(told) ? `the result leaks ${assertion.pattern}` : undefined
    }
    default:
      return assertion satisfies never
  }
}

function over(what: string, value: number, max: number): string | undefined {
  return value <= max ? undefined : `${Math.round(value)} ${what}, more than ${max}`
}
