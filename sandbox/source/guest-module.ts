/** A module that scripts may import although there are none: where it really is, and what it exports. */
export interface GuestModule {
  /** A JavaScript expression for it, evaluated before the script's first statement; also its default export. */
  readonly expression: string
  /** Its named exports. */
  readonly exports: readonly string[]
}

/** Modules by their specifiers, each spelling of a specifier an entry. */
export type GuestModules = ReadonlyMap<string, GuestModule>
