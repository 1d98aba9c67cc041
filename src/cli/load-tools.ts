import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { CatenaryError, Toolbox } from '../index.ts'
import type { AnyTool } from '../index.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

const expected = 'export default a list of tools, a Toolbox, or a function that returns one'

/** The tools of a module: its default export, or what that returns. @throws UsageError saying what is wrong with it */
export async function loadTools(path: string): Promise<Toolbox> {
  const exported = await importDefault(path)
  const given: unknown = typeof exported === 'function' ? await callExport(path, exported) : await exported
  const whose =
    typeof exported === 'function'
      ? `the function that ${path} exports returned`
      : `${path} exports by default`
  if (typeof given !== 'object' || given === null || !(isToolbox(given) || isList(given)))
    throw new UsageError(`--tools: ${whose} ${kindOf(given)}; ${expected}`)
  try {
    return Toolbox.from(isToolbox(given) ? given.all() : given)
  } catch (error) {
    const where = CatenaryError.isInstance(error) ? '' : 'the list of tools cannot be read: '
    throw new UsageError(`--tools: ${path}: ${where}${failureOf(error)}`)
  }
}

async function importDefault(path: string): Promise<unknown> {
  const absolute = resolve(path)
  try {
    if (!(await stat(absolute)).isFile())
      throw new UsageError(`--tools: ${path} is no file; name the module itself`)
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`--tools: ${path}: ${reasonOf(error)}`)
  }
  let module: { readonly default?: unknown }
  try {
    module = await import(pathToFileURL(absolute).href)
  } catch (error) {
    throw new UsageError(`--tools: ${path} cannot be loaded: ${failureOf(error)}${adviceFor(error)}`)
  }
  if (module.default === undefined)
    throw new UsageError(`--tools: ${path} has no default export; ${expected}`)
  return module.default
}

/** What `npm init` writes makes CommonJS of a file with `import` in it; node's own word for that does not say so. */
function adviceFor(error: unknown): string {
  if (!(error instanceof SyntaxError) || !/outside a module|Unexpected token 'export'/.test(error.message))
    return ''
  return '\nIts package.json makes it CommonJS: set "type": "module" there, or give the file the ending .mts or .mjs'
}

async function callExport(path: string, exported: Function): Promise<unknown> {
  try {
    return await Reflect.apply(exported, undefined, [])
  } catch (error) {
    throw new UsageError(`--tools: the function that ${path} exports failed: ${failureOf(error)}`)
  }
}

/** A Toolbox of any copy of this package. */
interface ForeignToolbox {
  all(): Iterable<AnyTool>
}

function isToolbox(value: object): value is ForeignToolbox {
  return 'all' in value && typeof value.all === 'function'
}

function isList(value: object): value is Iterable<AnyTool> {
  return Symbol.iterator in value
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'object') return 'an object that lists no tools'
  return `a ${typeof value}`
}

/** What went wrong, and where in the module of the user. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return `it threw ${kindOf(error)}`
  const frame = error.stack?.split('\n').find((line) => /^\s+at .*file:/.test(line))
  const place = CatenaryError.isInstance(error) || frame === undefined ? '' : `\n${frame}`
  return `${error.name}: ${error.message}${place}`
}
