import { artifactKey, isArtifactForm, type ArtifactForm, type JsonSchema } from '../kernel/index.ts'
import { isNode, targetOf } from './schema-shape.ts'

/** Steps that a look at one schema may take: references may lead in a circle. */
const maxNodes = 1000

/**
 * How the schema of a tool's arguments takes an artifact at a path: as it says in so many words, else by the type that
 * it asks for. Undefined where it leaves that open.
 */
export function formAt(schema: JsonSchema, path: readonly (string | number)[]): ArtifactForm | undefined {
  let nodes = partsOf(schema, [schema])
  for (const step of path)
    nodes = partsOf(
      schema,
      nodes.flatMap((node) => below(node, step)),
    )
  const said = nodes.map((node) => node[artifactKey]).find(isArtifactForm)
  return said ?? formOfTypes(nodes)
}

/** Whether a schema says anywhere that bytes or a stream come in the place of JSON. */
export function takesBytes(schema: JsonSchema): boolean {
  return JSON.stringify(schema).includes(`"${artifactKey}"`)
}

/** The schema as it is checked: where bytes or a stream are asked for, its other words are for readers. */
export function checkedForm(schema: JsonSchema): JsonSchema {
  const form = schema[artifactKey]
  if (form === 'bytes' || form === 'stream') return { type: 'object' }
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, checkedPart(part)]))
}

function checkedPart(part: unknown): unknown {
  return Array.isArray(part) ? part.map(checkedPart) : isNode(part) ? checkedForm(part) : part
}

/** Nodes with all that also applies at their places, or may. */
function partsOf(root: JsonSchema, nodes: readonly JsonSchema[]): readonly JsonSchema[] {
  const parts = new Set(nodes)
  for (const node of parts) {
    if (parts.size > maxNodes) break
    const target = targetOf(root, { node, pointer: '' })
    if (target !== undefined && target !== 'elsewhere') parts.add(target.node)
    for (const key of ['allOf', 'anyOf', 'oneOf']) for (const part of listOf(node[key])) parts.add(part)
  }
  return [...parts]
}

function below(node: JsonSchema, step: string | number): readonly JsonSchema[] {
  if (typeof step === 'number') {
    const position = listOf(node['prefixItems'])[step]
    return position === undefined ? [node['items']].filter(isNode) : [position]
  }
  const { properties, additionalProperties } = node
  const member: unknown = isNode(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined
  return [member ?? additionalProperties].filter(isNode)
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function formOfTypes(nodes: readonly JsonSchema[]): ArtifactForm | undefined {
  const types = new Set(nodes.flatMap(({ type }) => type ?? []).filter((type) => type !== 'null'))
  if (types.size === 0) return undefined
  if (!types.has('string')) return 'json'
  if (types.size > 1) return undefined
  const isBase64 = nodes.some(
    ({ contentEncoding, format }) => contentEncoding === 'base64' || format === 'byte' || format === 'base64',
  )
  return isBase64 ? 'base64' : 'text'
}
