import { StoreError } from '../../store/index.ts'

const maxLength = 300

/**
 * Why a store failed, to be put behind what did not work: its own words, which name no value and no place. Nothing where
 * the error is another's.
 */
export function storeReason(error: unknown): string {
  return StoreError.isInstance(error) ? ` ${error.message.slice(0, maxLength)}` : ''
}
