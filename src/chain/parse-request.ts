import { CatenaryError } from '../kernel/index.ts'
import { checkMode } from './check-guard.ts'
import type { RunOptions } from './types.ts'

/** Checks what a caller hands to `run` or `execute`; the policy and the artifacts are checked where they are used. */
export function parseRequest(value: unknown): RunOptions {
  if (typeof value !== 'object' || value === null)
    throw new CatenaryError('invalid_options', 'run() takes an object: { script: "..." }')
  const options = value as Partial<RunOptions>
  if (typeof options.script !== 'string')
    throw new CatenaryError('invalid_options', 'script must be a string: the program to run', {
      field: 'script',
    })
  if (options.chainId !== undefined && (typeof options.chainId !== 'string' || options.chainId === ''))
    throw new CatenaryError('invalid_options', 'chainId must be a string that is not empty', {
      field: 'chainId',
    })
  if (options.signal !== undefined && !(options.signal instanceof AbortSignal))
    throw new CatenaryError('invalid_options', 'signal must be an AbortSignal', { field: 'signal' })
  const { artifacts = [] } = options
  if (!Array.isArray(artifacts) || !artifacts.every((ref) => typeof ref === 'string'))
    throw new CatenaryError('invalid_options', 'artifacts must be a list of refs, as in art_…', {
      field: 'artifacts',
    })
  if (options.check !== undefined) checkMode(options.check)
  return { ...options, script: options.script, input: jsonInput(options.input) }
}

// Once, here: what the script sees cannot change while it runs, and what JSON cannot say is refused before it starts.
function jsonInput(input: unknown): unknown {
  if (input === undefined) return undefined
  let text: string | undefined
  try {
    text = JSON.stringify(input)
  } catch {
    text = undefined
  }
  if (text === undefined)
    throw new CatenaryError(
      'invalid_options',
      'input must be JSON: plain objects, arrays, strings, numbers',
      { field: 'input' },
    )
  return JSON.parse(text)
}
