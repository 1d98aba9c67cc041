import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

/** The version of this package. */
export function packageVersion(): string {
  const path = findPackageJSON('..', import.meta.url)
  if (path === undefined) return 'unknown'
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { readonly version?: string }
  return version ?? 'unknown'
}
