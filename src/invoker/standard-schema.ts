import { z } from 'zod'
import type { JsonSchema } from '../kernel/index.ts'

/** A schema of any library that follows Standard Schema. */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
    /** Absent from libraries older than Standard JSON Schema. */
    readonly jsonSchema?: StandardJsonSchema | undefined
  }
}

interface StandardJsonSchema {
  readonly input: (options: ConverterOptions) => Record<string, unknown>
  readonly output: (options: ConverterOptions) => Record<string, unknown>
}

interface ConverterOptions {
  readonly target: 'draft-2020-12'
  readonly libraryOptions?: Record<string, unknown>
}

/** What a Standard Schema makes of a value. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** What a Standard Schema finds wrong. */
export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The type that a schema accepts. */
export type InputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['input']
/** The type that a schema gives. */
export type OutputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['output']

/** True for a Standard Schema. Some are functions. */
export function isStandardSchema(value: unknown): value is StandardSchema {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  const standard: unknown = Reflect.get(value, '~standard')
  return typeof standard === 'object' && standard !== null && 'validate' in standard
}

/**
 * A Standard Schema as JSON Schema. What JSON Schema cannot say accepts anything there; the schema itself still checks.
 * @throws if the schema's library cannot
 */
export function jsonSchemaOf(schema: StandardSchema, io: 'input' | 'output'): JsonSchema {
  const converter = schema['~standard'].jsonSchema
  const libraryOptions = { unrepresentable: 'any' }
  if (converter !== undefined) return converter[io]({ target: 'draft-2020-12', libraryOptions })
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError('its library does not offer JSON Schema')
  return z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' })
}
