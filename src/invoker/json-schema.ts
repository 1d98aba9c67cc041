import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema } from '../kernel/index.ts'
import { checkGuard, type CheckGuard } from './check-guard.ts'
import { printableKey } from './json-copy.ts'
import { addUniqueItems } from './unique-items.ts'

/** What is wrong with a value, by field; values are never told. */
export interface SchemaIssue {
  readonly path: string
  readonly message: string
}

/** A JSON Schema, ready to check values. */
export interface CompiledSchema {
  /** Undefined if the value is valid. */
  check(value: unknown): readonly SchemaIssue[] | undefined
  /** Whether the part of the schema at a JSON pointer accepts a value. */
  accepts(pointer: string, value: unknown): boolean
  /** False if the work on a part was ended in the middle: then it is of no more use. */
  readonly isWhole: boolean
}

const rootKey = 'catenary:schema'
const options: Options = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  // One problem at a time: with all of them, a large argument would turn into a far larger heap of errors.
  allErrors: false,
  // Quadratic in the size of a schema, and V8 does it again.
  code: { optimize: false },
}

/** A compiled schema whose checks cannot hold the host up. */
export interface GuardedSchema extends Pick<CompiledSchema, 'check' | 'accepts'> {
  /** Runs checks by the schema; undefined if they took too long. What compiles it takes none of their time. */
  readonly guard: CheckGuard
}

/**
 * A schema that is compiled when it is first needed, unless it is already: most never are. One that cannot be is not
 * tried again: a large one would hold the host up each time.
 */
export function lazyJsonSchema(schema: JsonSchema, ready?: CompiledSchema): GuardedSchema {
  let compiled = ready
  let broken: { readonly error: unknown } | undefined
  const get = (): CompiledSchema => {
    if (broken !== undefined) throw broken.error
    try {
      return (compiled ??= compileJsonSchema(schema))
    } catch (error) {
      broken = { error }
      throw error
    }
  }
  let guard: CheckGuard | undefined
  return {
    check: (value) => get().check(value),
    accepts: (pointer, value) => get().accepts(pointer, value),
    guard(check) {
      get()
      guard ??= checkGuard(schema, () => {
        if (compiled?.isWhole === false) compiled = undefined
      })
      return guard(check)
    },
  }
}

/**
 * Compiles a schema of the draft that its `$schema` names, 2020-12 if none.
 * @throws if the schema is none
 */
export function compileJsonSchema(schema: JsonSchema): CompiledSchema {
  const ajv = validatorFor(schema['$schema'])
  const text = JSON.stringify(schema)
  // Formats cost as much as all the rest, and few schemas name one.
  if (text.includes('"format"')) addFormats.default(ajv)
  // Where nothing asks what was evaluated, a union ends at its first match: else nested ones take exponential time.
  if (!text.includes('"unevaluated')) ajv.opts.unevaluated = false
  const { $schema: _draft, ...body } = schema
  addUniqueItems(ajv)
  ajv.addSchema(body, rootKey)
  const root = ajv.compile({ $ref: rootKey })
  const parts = new Map<string, ValidateFunction>()
  let isWhole = true
  return {
    get isWhole() {
      return isWhole
    },
    check(value) {
      if (root(value)) return undefined
      return (root.errors ?? []).map(issueOf)
    },
    accepts(pointer, value) {
      let part = parts.get(pointer)
      if (part === undefined) {
        isWhole = false
        part = ajv.compile({ $ref: `${rootKey}#${encodeURI(pointer)}` })
        isWhole = true
        parts.set(pointer, part)
      }
      return part(value)
    },
  }
}

function validatorFor(draft: unknown): Ajv {
  const name = typeof draft === 'string' ? draft : ''
  if (/draft-0[3-7]/.test(name)) return new Ajv(options)
  return name.includes('2019-09') ? new Ajv2019(options) : new Ajv2020(options)
}

function issueOf(error: ErrorObject): SchemaIssue {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const params: Readonly<Record<string, unknown>> = error.params
  switch (error.keyword) {
    case 'required':
      return { path: [...path, String(params['missingProperty'])].join('.'), message: 'is required' }
    case 'additionalProperties':
      return unknownKey(path, params['additionalProperty'])
    case 'unevaluatedProperties':
      return unknownKey(path, params['unevaluatedProperty'])
    case 'enum':
      return { path: path.join('.'), message: `must be one of ${listed(params['allowedValues'])}` }
    case 'const':
      return { path: path.join('.'), message: `must be ${listed([params['allowedValue']])}` }
    case 'propertyNames':
      return { path: path.join('.'), message: 'has a key that is not allowed' }
    default:
      return { path: path.join('.'), message: (error.message ?? 'is not valid').slice(0, 200) }
  }
}

function unknownKey(path: readonly string[], key: unknown): SchemaIssue {
  return { path: [...path, printableKey(String(key))].join('.'), message: 'is unknown' }
}

/** Allowed values, as the schema lists them. */
export function listed(values: unknown): string {
  if (!Array.isArray(values)) return 'the allowed values'
  const shown = values.slice(0, 20).map((value) => JSON.stringify(value)?.slice(0, 64) ?? 'null')
  return values.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ')
}

function unescapePointer(step: string): string {
  return printableKey(step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
