import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildFailure, BuildOptions, Message } from 'esbuild'
import type { PackageImport } from './package-import.ts'

/** Where the packages of scripts are, and how large and slow making them ready may be. */
export interface BundlerOptions {
  /** The folder whose `node_modules` they are taken from. @default the working directory */
  readonly packagesFrom?: string
  /** UTF-8 bytes of all that one script imports, minified. @default 2 MiB */
  readonly maxBundleBytes?: number
  /** Milliseconds that bundling may take. @default 15_000 */
  readonly bundleTimeoutMs?: number
}

/** A statement that declares the global of a bundle, or why there is none and which import it is about. */
export type Bundle =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly message: string; readonly at: PackageImport | undefined }

/** Bundles what scripts import, from the host's own `node_modules`. */
export interface PackageBundler {
  bundle(imports: readonly PackageImport[], globalName: string): Promise<Bundle>
}

interface Remembered {
  readonly code: string
  readonly inputs: readonly { readonly path: string; readonly stamp: string }[]
}

const MAX_REMEMBERED = 64
const MEBIBYTE = 1024 * 1024

/** A bundler that remembers a bundle for as long as none of the files it was made of has changed. */
export function createPackageBundler(options: BundlerOptions): PackageBundler {
  const from = resolve(options.packagesFrom ?? '.')
  const maxBytes = options.maxBundleBytes ?? 2 * MEBIBYTE
  const timeoutMs = options.bundleTimeoutMs ?? 15_000
  const remembered = new Map<string, Remembered>()
  return {
    async bundle(imports, globalName) {
      const entry = entryOf(imports)
      const key = `${globalName}\n${entry}`
      const known = remembered.get(key)
      if (known?.inputs.every(({ path, stamp }) => stampOf(path) === stamp))
        return { ok: true, code: known.code }
      const built = await build({ entry, from, globalName, timeoutMs })
      if (!built.ok) return { ok: false, ...explained(built.problem, imports) }
      if (Buffer.byteLength(built.code) > maxBytes)
        return { ok: false, message: tooLarge(imports, maxBytes), at: imports[0] }
      remembered.delete(key)
      const [oldest] = remembered.keys()
      if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      remembered.set(key, built)
      return { ok: true, code: built.code }
    },
  }
}

/** Names are taken one by one, so that what is not used is left out; each module is one object at run time. */
function entryOf(imports: readonly PackageImport[]): string {
  const lines: string[] = []
  const members = imports.map(({ specifier, names }, at) => {
    const from = JSON.stringify(specifier)
    if (names.includes('*')) {
      lines.push(`import * as m${at} from ${from}`)
      return `${from}: m${at}`
    }
    const taken = names.map((name, i) => `${JSON.stringify(name)} as m${at}_${i}`)
    lines.push(`import {${taken.join(', ')}} from ${from}`)
    return `${from}: { ${names.map((name, i) => `${JSON.stringify(name)}: m${at}_${i}`).join(', ')} }`
  })
  return `${lines.join('\n')}\nexport default { ${members.join(', ')} }`
}

interface BuildRequest {
  readonly entry: string
  readonly from: string
  readonly globalName: string
  readonly timeoutMs: number
}

type Built =
  | ({ readonly ok: true } & Remembered)
  | { readonly ok: false; readonly problem: readonly Message[] | 'timeout' | 'broken' }

async function build({ entry, from, globalName, timeoutMs }: BuildRequest): Promise<Built> {
  const { context } = await import('esbuild')
  const builder = await context(buildOptions(entry, from, globalName))
  const timer = setTimeout(() => void builder.cancel(), timeoutMs)
  const started = performance.now()
  try {
    const { outputFiles = [], metafile } = await builder.rebuild()
    const code = outputFiles[0]?.text
    if (code === undefined || metafile === undefined) return { ok: false, problem: 'broken' }
    const paths = Object.keys(metafile.inputs).filter((path) => path !== '<stdin>')
    const inputs = paths.map((path) => resolve(from, path)).map((path) => ({ path, stamp: stampOf(path) }))
    return { ok: true, code, inputs }
  } catch (error) {
    if (performance.now() - started >= timeoutMs) return { ok: false, problem: 'timeout' }
    return { ok: false, problem: isBuildFailure(error) ? error.errors : 'broken' }
  } finally {
    clearTimeout(timer)
    await builder.dispose()
  }
}

function buildOptions(contents: string, from: string, globalName: string): BuildOptions {
  return {
    stdin: { contents, resolveDir: from, loader: 'js' },
    absWorkingDir: from,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName,
    // The isolate has neither node's modules nor its globals: what a package offers browsers fits it best.
    platform: 'browser',
    target: 'esnext',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    tsconfigRaw: '{}',
  }
}

function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size}`
}

type Explained = { readonly message: string; readonly at: PackageImport | undefined }

function explained(
  problem: readonly Message[] | 'timeout' | 'broken',
  imports: readonly PackageImport[],
): Explained {
  const list = imports.map(({ specifier }) => specifier).join(', ')
  if (problem === 'timeout') return { message: `bundling ${list} took too long`, at: imports[0] }
  const text = problem === 'broken' ? '' : (problem[0]?.text ?? '')
  const place = problem === 'broken' ? undefined : problem[0]?.location
  // Each import is one line of the entry, in their order.
  const at = place?.file === '<stdin>' ? imports[place.line - 1] : imports[0]
  const [, missing] = /^No matching export in "[^"]*" for import "(.*)"$/.exec(text) ?? []
  if (missing !== undefined && at !== undefined)
    return { message: `"${at.specifier}" has no export named "${missing.slice(0, 80)}"`, at }
  const [, unresolved] = /^Could not resolve "(.*)"$/.exec(text) ?? []
  if (unresolved !== undefined && unresolved === at?.specifier)
    return { message: `"${unresolved}" is allowed here but not installed: the operator must install it`, at }
  if (unresolved !== undefined)
    return { message: `${list} needs "${unresolved.slice(0, 80)}", which is not available in a script`, at }
  return {
    message: `${list} cannot be bundled for a script: ${text.slice(0, 200) || 'the bundler failed'}`,
    at,
  }
}

function tooLarge(imports: readonly PackageImport[], maxBytes: number): string {
  const list = imports.map(({ specifier }) => specifier).join(', ')
  return `${list} is larger than ${maxBytes} bytes once bundled: import only the names that are used, as in import { name } from "..."`
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
