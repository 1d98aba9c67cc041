import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'

/** The machine in a line. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${availableParallelism()} cores of ${model}, ${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}`
}

/** The version of a package as it is installed for the bench; undefined if it is not. */
export function versionOf(name: string, kind: 'bare' | 'peer'): string | undefined {
  const place = kind === 'peer' ? './peers/node_modules' : '../node_modules'
  try {
    const { version } = JSON.parse(
      readFileSync(new URL(`${place}/${name}/package.json`, import.meta.url), 'utf8'),
    ) as { readonly version: string }
    return version
  } catch {
    return undefined
  }
}
