import type { ListedTool } from '../types.ts'

/** A script as the checker needs it: the author's text with every offset kept, and what it stands in. */
export interface CheckedScript {
  /** Goes before the text: the head of a function, and what the script imports. */
  readonly before: string
  readonly text: string
  readonly after: string
}

/** What scripts can call, as the checker is told of it. */
export interface CheckedTools {
  readonly tools: readonly ListedTool[]
  /** Further paths of the same tools: `tools['crm.get']` beside `tools.crm.get`. */
  readonly aliases: readonly { readonly path: readonly string[]; readonly of: string }[]
}

/** One mistake in a script. */
export interface Mistake {
  /** TypeScript's own number. */
  readonly code: number
  /** Offsets in the author's text. */
  readonly start: number
  readonly end: number
  readonly message: string
  /** What to do. */
  readonly suggestion?: string
  /** How the tool that it is about is called, without `tools.`. */
  readonly tool?: string
}

/** What came of a check: mistakes, or why there was none. */
export type Check =
  | { readonly status: 'checked'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'unchecked'; readonly reason: string }

/** What TypeScript has to say of a place in the file of a script. */
export interface Diagnostic {
  readonly pos: number
  readonly end: number
  readonly code: number
  readonly text: string
  /** What explains it. */
  readonly messageChain?: readonly Diagnostic[] | null | undefined
}

/** Where the type comes from that a finding is about. */
export type Origin = 'tools' | 'library' | 'script' | 'plain'

/** What TypeScript found, with what tells a mistake from untidiness. */
export interface Finding {
  readonly code: number
  readonly start: number
  readonly end: number
  /** The message, then the ones that explain it. */
  readonly messages: readonly string[]
  /** The words of the script that it is about. */
  readonly text: string
  /** Stands in a type, where a program that runs does not look. */
  readonly isType: boolean
  /** Is assigned to, or asked with `typeof`. */
  readonly isProbe: boolean
  /** The type of what a member was taken of, or of the expression itself. */
  readonly origin: Origin
  /** The name that the expression ends with is declared by a tool. */
  readonly isToolMember: boolean
  /** The members of that type. */
  readonly members: readonly string[]
  /** The call of a tool in whose arguments it stands, or whose name it is. */
  readonly call: { readonly callee: string; readonly arguments: string } | undefined
  /** The expression that a member was taken of, as it is written. */
  readonly subject: string | undefined
}

/** What a judgement may say of the surroundings. */
export interface Surroundings {
  /** Paths of tools, without `tools.`. */
  readonly paths: readonly string[]
  /** Members that results leave out although their schemas say what they demand. */
  readonly optional: ReadonlySet<string>
  /** The declarations that the script was checked against. */
  readonly declared: string
  /** What to use in the place of a global that is not there. */
  readonly instead: (name: string) => string | undefined
}
