/** What a thread is asked to make of TypeScript. */
export interface StripRequest {
  /**
   * `strip` replaces types by spaces; `lower` turns what is more than types into JavaScript (esbuild), and so
   * does `transform` with less of it, but with namespaces anywhere (node).
   */
  readonly task: 'strip' | 'transform' | 'lower'
  readonly code: string
}

/** Asks a thread with a process of its own to end both. */
export interface StripEnd {
  readonly task: 'end'
}

/** What a thread answers. Offsets are those of the code that it was sent. */
export type StripReply =
  /** `map` is a source map as JSON, but for `strip`, which keeps every position. */
  | { readonly status: 'done'; readonly code: string; readonly map?: string }
  | { readonly status: 'syntax'; readonly message: string; readonly offset?: number }
  /** The code has constructs that cannot be replaced by spaces: enums, namespaces, parameter properties. */
  | { readonly status: 'unsupported' }
  /** The parser broke. It cannot be trusted with anything any more. */
  | { readonly status: 'broken' }

/** What a thread says: once that it is ready, then one reply to each request in order. */
export type StripMessage = StripReply | { readonly status: 'ready' }

const MAX_MESSAGE = 300

/** The reply to code that is not TypeScript, with the parser's message, cut. */
export function syntaxReply(message: string, offset?: number): StripReply {
  const cut = message.slice(0, MAX_MESSAGE)
  return { status: 'syntax', message: cut, ...(offset === undefined ? {} : { offset }) }
}
