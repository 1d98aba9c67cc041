import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

/** The version of this package. */
export function packageVersion(): string {
  const path = findPackageJSON('..', import.meta.url)
  const { version }: { readonly version?: string } =
    path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'))
  return version ?? 'unknown'
}
