import type { JsonSchema } from '../kernel/index.ts'

/** A tool as the catalogue needs it: where scripts find it, and what its author says of it. */
export interface ListedTool {
  /** As scripts call it, below `tools`: `search`, `crm.get`. Every segment is an identifier. */
  readonly path: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema?: JsonSchema
  /** Left out of declarations until it is searched for. @default false */
  readonly deferLoading?: boolean
  /** A type that results were seen to have, where no schema says one. */
  readonly observed?: string
}

/** Counts the tokens of a text. */
export type CountTokens = (text: string) => number

/** How declarations are written. */
export interface DeclarationOptions {
  /** Tokens at most; over it the text is a catalogue of names. @default no limit */
  readonly budget?: number
  /** The model's own tokenizer. @default an estimate: a token for 4 characters */
  readonly countTokens?: CountTokens
}

/** What a model is told of tools. */
export interface Declarations {
  /** `types`: TypeScript that compiles. `catalogue`: one line a tool, and the rest found by searching. */
  readonly kind: 'types' | 'catalogue'
  readonly text: string
  readonly tokens: number
  /** What a schema says and no type can: by tool and place, for whoever wrote the schema. */
  readonly unsaid: readonly Unsaid[]
}

/** A part of a schema that is not in its type. */
export interface Unsaid {
  readonly path: string
  /** JSON pointer into the schema. */
  readonly pointer: string
  readonly keyword: string
}

/** A tool that was found by searching. */
export interface FoundTool {
  /** As scripts call it, below `tools`. */
  readonly path: string
  readonly description: string
  /** How it is called, with its types, on one line. */
  readonly signature: string
}
