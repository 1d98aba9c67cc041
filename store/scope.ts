import { createHash } from 'node:crypto'

import { invalidArgument, throwIfAborted } from './errors.ts'
import type { Scope } from './types.ts'

/** Refuses a scope without an owner and one whose caller has given up. @throws `invalid_argument`, `aborted` */
export function checkScope(scope: Partial<Scope> | undefined): void {
  if (typeof scope?.owner !== 'string' || scope.owner === '') {
    throw invalidArgument('owner', 'must be a non-empty string')
  }
  throwIfAborted(scope.signal)
}

/** An owner as a name that is safe in a path or a key: SHA-256 in hexadecimal. */
export function ownerKey(owner: string): string {
  // Not UTF-8: it turns every lone surrogate into the same character, and two owners would become one.
  return createHash('sha256').update(owner, 'utf16le').digest('hex')
}
