import { CatenaryError, type AnySchema, type JsonSchema, type StandardSchema } from '../../index.ts'

/** What the AI SDK's own schemas are, whatever version made them. */
interface AiSchema {
  readonly jsonSchema: unknown
  readonly validate?: unknown
}

/** A schema of the AI SDK as one of ours: a Standard Schema as it is, a JSON Schema with the check that came with it. */
export function readSchema(name: string, given: unknown): AnySchema | undefined {
  const schema = isLazy(given) ? given() : given
  if (schema === undefined || schema === null) return undefined
  if (isStandard(schema)) return schema
  if (!isAiSchema(schema)) return refuse(name, 'is neither a Standard Schema nor one that jsonSchema() makes')
  const json = schema.jsonSchema
  if (typeof json !== 'object' || json === null || 'then' in json)
    return refuse(name, 'comes later (a promise): hand in its JSON Schema')
  const plain = json as JsonSchema
  return typeof schema.validate === 'function' ? checkedSchema(plain, schema.validate.bind(schema)) : plain
}

function refuse(name: string, problem: string): never {
  throw new CatenaryError('invalid_tool', `The inputSchema of the tool "${name}" ${problem}.`, {
    field: 'inputSchema',
  })
}

function checkedSchema(json: JsonSchema, validate: (value: unknown) => unknown): StandardSchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'ai',
      validate: async (value) => resultOf(await validate(value)),
      jsonSchema: { input: () => ({ ...json }), output: () => ({ ...json }) },
    },
  }
}

/** What a check of the AI SDK says; what is wrong is told by field if the library says it so. */
function resultOf(checked: unknown): Awaited<ReturnType<StandardSchema['~standard']['validate']>> {
  const { success, value, error } = Object(checked) as Record<string, unknown>
  if (success === true) return { value }
  const issues: unknown = Reflect.get(Object(error), 'issues') ?? Reflect.get(Object(error), 'errors')
  const told = (Array.isArray(issues) ? (issues as readonly unknown[]) : []).map((issue) => {
    const { message, path } = Object(issue) as { message?: unknown; path?: unknown }
    return {
      message: typeof message === 'string' ? message : 'is not valid',
      path: Array.isArray(path) ? (path as PropertyKey[]) : [],
    }
  })
  return { issues: told.length === 0 ? [{ message: 'is not valid' }] : told }
}

function isStandard(value: unknown): value is StandardSchema {
  const isHolder = typeof value === 'object' || typeof value === 'function'
  return isHolder && value !== null && '~standard' in value
}

function isLazy(value: unknown): value is () => unknown {
  return typeof value === 'function' && !isStandard(value)
}

function isAiSchema(value: unknown): value is AiSchema {
  return typeof value === 'object' && value !== null && 'jsonSchema' in value
}
