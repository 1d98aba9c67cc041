import { constants, createContext, Script } from 'node:vm'
import type { JsonSchema } from '../kernel/index.ts'
import { mayBeCostly } from './costly-schema.ts'

/** Milliseconds that one check may take; half as much after each that took longer, so that asking again is cheap. */
const maxMs = 500
const minMs = 8

/** Runs a check; undefined if it was ended because it took too long. */
export type CheckGuard = <T>(check: () => T) => T | undefined

interface Realm {
  check?: () => unknown
}

// V8 ends whatever runs in a script that overruns, in the middle of a regular expression too; only a script has a limit.
const script = new Script('check()')
const realm: Realm = createContext(constants.DONT_CONTEXTIFY)

/**
 * A limit on the time that checks by one schema take: none where its schema cannot be costly. `onOverrun` throws away
 * what the check was working on, for it may be left half done.
 */
export function checkGuard(schema: JsonSchema, onOverrun: () => void): CheckGuard {
  if (!mayBeCostly(schema)) return (check) => check()
  let budgetMs = maxMs
  return (check) => {
    const outcome = runWithin(budgetMs, check)
    if (outcome === undefined) onOverrun()
    budgetMs =
      outcome === undefined ? Math.max(minMs, Math.floor(budgetMs / 2)) : Math.min(maxMs, budgetMs + 1)
    return outcome?.value
  }
}

function runWithin<T>(timeout: number, check: () => T): { readonly value: T } | undefined {
  let outcome: { readonly value: T } | undefined
  realm.check = () => {
    outcome = { value: check() }
  }
  try {
    script.runInContext(realm, { timeout })
  } catch (error) {
    if (!isOverrun(error)) throw error
  } finally {
    delete realm.check
  }
  return outcome
}

// Made in the script's realm, where `Error` is another.
function isOverrun(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
