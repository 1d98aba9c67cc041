/** What a test of the suite says of itself. */
export interface Test262Test {
  /** Its place below `test/` in the suite. */
  readonly path: string
  readonly source: string
  readonly includes: readonly string[]
  readonly flags: readonly string[]
  readonly features: readonly string[]
  /** The error that it must end with, and when. */
  readonly negative: { readonly phase: string; readonly type: string } | undefined
}

/** How a program came to its end in a realm. */
export type Ending =
  | { readonly kind: 'completed' }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'syntax' | 'threw'; readonly name: string; readonly message: string }
  | { readonly kind: 'hung' | 'died'; readonly message: string }

/** Where programs run, each in a realm of its own. */
export interface Realms {
  /** Runs one program: the body of an async function in strict mode. */
  run(body: string): Ending
}

/** The same program in V8 as it is and with the prelude. */
export interface Endings {
  readonly bare: Ending
  readonly prelude: Ending
}

/** What a process of realms is told: the prelude once, then one program after the other. */
export interface Order {
  readonly boot?: string
  readonly body?: string
}
