import { isPlain } from './json-copy.ts'

/** Freezes a value and all plain objects and lists in it; what is frozen already is taken as done. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (!Array.isArray(value) && !isPlain(value)) return
  Object.freeze(value)
  for (const member of Object.values(value)) deepFreeze(member)
}
