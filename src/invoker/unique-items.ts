import type { Ajv } from 'ajv'
import { canonicalJson } from '../kernel/index.ts'

/** Makes `uniqueItems` take linear time: the validator's own compares each element with every other. */
export function addUniqueItems(ajv: Ajv): void {
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    errors: false,
    error: { message: 'must NOT have duplicate items' },
    validate: (isWanted: boolean, list: readonly unknown[]) => !isWanted || areUnique(list),
  })
}

function areUnique(list: readonly unknown[]): boolean {
  const seen = new Set<string>()
  for (const item of list) {
    const text = canonicalJson(item)
    if (seen.has(text)) return false
    seen.add(text)
  }
  return true
}
