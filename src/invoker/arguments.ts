import { copyJson, pathText, printableKey } from './json-copy.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'

/** How deep arguments may nest. */
export const maxArgumentDepth = 100

/** A reference to an artifact inside arguments. */
export interface FoundRef {
  readonly path: readonly (string | number)[]
  readonly ref: string
}

/** Step 5, first half: the arguments become one frozen value, read once; references in it are found. */
export function readArguments(call: Call): Ending | undefined {
  const { argumentsJson } = call.given
  const read = argumentsJson === undefined ? copied(call) : parsed(call, argumentsJson)
  if ('failed' in read) return read.failed
  // Nothing is what a tool without arguments is sent; it counts as the two bytes of `{}`.
  if (read.value === undefined || read.value === null) call.argumentBytes = 2
  const args = read.value ?? (call.pinned?.wantsObject === false ? null : {})
  call.shownArgs = args
  const isObject = typeof args === 'object' && args !== null && !Array.isArray(args)
  if (!isObject && call.pinned?.wantsObject !== false)
    return invalid(call, 'the arguments must be one object')
  if (typeof args !== 'object' || args === null) {
    call.args = args
    return undefined
  }
  const found: FoundRef[] = []
  const problem = freezeArguments(args, { path: [], found })
  if (problem !== undefined)
    return problem.malformed ? malformed(call, problem.text) : invalid(call, problem.text)
  call.args = args
  call.found = found
  return undefined
}

type Read = { readonly value: unknown } | { readonly failed: Ending }

function parsed(call: Call, text: string): Read {
  const max = call.session.policy.maxArgumentBytes
  call.argumentBytes = Buffer.byteLength(text)
  // Should they be refused unread, the text is all there is to digest.
  call.shownArgs = text
  if (call.argumentBytes > max) return { failed: tooLarge(call, max) }
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { failed: invalid(call, 'the arguments are not valid JSON') }
  }
}

function copied(call: Call): Read {
  const copy = copyJson(call.given.arguments, maxArgumentDepth)
  if (!copy.ok) {
    const where = copy.path === '' ? 'the arguments are' : `${copy.path} is`
    return { failed: invalid(call, `${where} ${copy.found}, which JSON cannot carry`) }
  }
  const max = call.session.policy.maxArgumentBytes
  const text = JSON.stringify(copy.value)
  call.shownArgs = text
  call.argumentBytes = Buffer.byteLength(text)
  return call.argumentBytes > max ? { failed: tooLarge(call, max) } : { value: copy.value }
}

interface Walk {
  readonly path: (string | number)[]
  readonly found: FoundRef[]
}

type Problem = { readonly malformed: boolean; readonly text: string }

function freezeArguments(value: object, walk: Walk): Problem | undefined {
  if (walk.path.length >= maxArgumentDepth) {
    return { malformed: false, text: `the arguments nest deeper than ${maxArgumentDepth}` }
  }
  if (!Array.isArray(value) && Object.hasOwn(value, '$artifact')) {
    const problem = noteRef(value, walk)
    if (problem !== undefined) return problem
  }
  const problem = Array.isArray(value) ? freezeItems(value, walk) : freezeMembers(value, walk)
  if (problem !== undefined) return problem
  Object.freeze(value)
  return undefined
}

function freezeItems(list: readonly unknown[], walk: Walk): Problem | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const problem = freezeBelow(index, list[index], walk)
    if (problem !== undefined) return problem
  }
  return undefined
}

function freezeMembers(value: object, walk: Walk): Problem | undefined {
  for (const key of Object.keys(value)) {
    const problem = freezeBelow(key, Reflect.get(value, key), walk)
    if (problem !== undefined) return problem
  }
  return undefined
}

function freezeBelow(key: string | number, value: unknown, walk: Walk): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  walk.path.push(key)
  const problem = freezeArguments(value, walk)
  if (problem === undefined) walk.path.pop()
  return problem
}

function noteRef(value: object, { path, found }: Walk): Problem | undefined {
  const ref: unknown = Reflect.get(value, '$artifact')
  const where = path.length === 0 ? 'the arguments' : pathText(path)
  if (path.length === 0) {
    return {
      malformed: true,
      text: `the arguments as a whole cannot be an artifact: name the argument it is for`,
    }
  }
  if (Object.keys(value).length > 1) {
    return {
      malformed: true,
      text: `${where} has keys beside "$artifact": a reference to an artifact has no other`,
    }
  }
  if (typeof ref !== 'string') {
    return { malformed: true, text: `the "$artifact" of ${where} must be the ref of an artifact, a string` }
  }
  found.push({ path: [...path], ref })
  return undefined
}

/** The text of a call that is refused for its arguments. */
export function invalidText(tool: string, problems: string): string {
  return `Invalid arguments for "${printableKey(tool)}": ${problems}.`
}

function invalid(call: Call, problem: string): Ending {
  return failure('invalid_arguments', invalidText(call.tool, problem))
}

function malformed(call: Call, problem: string): Ending {
  return failure('artifact_malformed', invalidText(call.tool, `artifact reference: ${problem}`))
}

function tooLarge(call: Call, max: number): Ending {
  const text = `The arguments for "${call.tool}" are over the limit of ${max} bytes (maxArgumentBytes): send less, or pass an artifact.`
  return failure('arguments_too_large', text)
}
