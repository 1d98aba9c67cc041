/** One import of a package: which of its exports the script takes. */
export interface PackageImport {
  /** The package, or a file of it: `lodash-es`, `@scope/name/part`. */
  readonly specifier: string
  /** Names of exports; `default` and `*` (all of them) are among them. */
  readonly names: readonly string[]
  /** Where its statement begins in the script. */
  readonly offset: number
}

const SPECIFIER = /^((?:@[a-z\d._~-]+\/)?[a-z\d~-][a-z\d._~-]*)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/i

/** The package that a specifier is of; undefined for a path, a URL, or anything that leads out of a package. */
export function packageName(specifier: string): string | undefined {
  return SPECIFIER.exec(specifier)?.[1]
}
