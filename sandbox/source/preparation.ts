import type { Position } from './line-table.ts'
import { sourcePosition, type Positions } from './positions.ts'

/** A script as the body of an async function in strict mode. */
export interface PreparedScript {
  readonly body: string
  /** Leads from the body back to the text its author wrote, a byte order mark not counted. */
  readonly positions: Positions
  readonly language: 'javascript' | 'typescript'
}

/** Why a text cannot be run, said to its author; the place is in the author's own text. */
export interface PreparationError extends Partial<Position> {
  readonly kind:
    | 'syntax'
    | 'too_large'
    | 'import'
    /** Nothing is wrong with the script: it can be prepared later, or elsewhere. */
    | 'unavailable'
  readonly message: string
  readonly sourceLine?: string
}

/** A text that cannot be run. */
export interface Refusal {
  readonly ok: false
  readonly error: PreparationError
}

/** What became of a text. */
export type Preparation = { readonly ok: true; readonly script: PreparedScript } | Refusal

/** Refuses a text; with an offset, with the place it has in `source`. */
export function refuse(
  { kind, message }: Pick<PreparationError, 'kind' | 'message'>,
  place?: { readonly source: string; readonly offset: number },
): Refusal {
  const at = place && sourcePosition(place.source, place.offset)
  return { ok: false, error: { kind, message, ...at } }
}
