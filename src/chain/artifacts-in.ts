import type { ChainRunResult, JsonValue } from '../kernel/index.ts'

/** The refs of the artifacts in the value that a chain returned, `{ "$artifact": ref }` each: every one once, in order. */
export function artifactsIn(result: ChainRunResult): readonly string[] {
  const refs = new Set<string>()
  const rest: JsonValue[] = result.status === 'ok' && result.value !== undefined ? [result.value] : []
  // By hand: a value may be deeper than the stack.
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const ref = Array.isArray(value) ? undefined : refOf(value)
    if (ref !== undefined) refs.add(ref)
    // One by one: a list may have more members than a call may have arguments.
    else for (const member of Object.values(value).toReversed()) rest.push(member)
  }
  return [...refs]
}

function refOf(value: object): string | undefined {
  const ref: unknown = '$artifact' in value ? value.$artifact : undefined
  return typeof ref === 'string' && Object.keys(value).length === 1 ? ref : undefined
}
