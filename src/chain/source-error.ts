import type { PreparationError } from '../../sandbox/index.ts'
import type { ChainError, ChainErrorCode } from '../kernel/index.ts'
import { plain } from './chain-error.ts'

const sourceErrorCodes: Readonly<Record<PreparationError['kind'], ChainErrorCode>> = {
  syntax: 'syntax',
  import: 'syntax',
  too_large: 'source_too_large',
  unavailable: 'sandbox_unavailable',
}

/** The error of a chain whose script cannot be prepared. */
export function sourceError({ kind, message, ...place }: PreparationError): ChainError {
  return { ...plain(sourceErrorCodes[kind], message), ...place }
}
