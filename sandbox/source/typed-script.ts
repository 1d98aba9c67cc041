import type { GuestModules } from './guest-module.ts'
import { sourcePosition, type SourcePosition } from './positions.ts'
import { draftScript } from './script-draft.ts'

/** A script with its types, as the body of an async function: for whoever reads it instead of running it. */
export interface TypedScript {
  /** Goes before the text: what the script imports, and the head of what is called. */
  readonly before: string
  /** The author's text; what is no code of it is blank, and every offset is kept. */
  readonly text: string
  readonly after: string
  /** The author's place of an offset in the text. */
  placeOf(offset: number): SourcePosition
}

/** The typed form of a script; undefined for one that cannot be prepared either. */
export function typedScript(
  source: string,
  imports: { readonly modules: GuestModules; readonly packages: readonly string[] },
): TypedScript | undefined {
  const draft = draftScript(source, imports)
  if ('ok' in draft) return undefined
  return {
    before: `${draft.bindings}${draft.head}`,
    text: draft.text,
    after: draft.tail,
    placeOf: (offset) => sourcePosition(draft.source, offset),
  }
}
