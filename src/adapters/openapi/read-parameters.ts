import { isNode, textAt, type Node } from './parse-document.ts'
import { Unreadable, type References } from './references.ts'
import type { SchemaWriter } from './json-schema.ts'
import type { Parameter, ParameterPlace } from './types.ts'

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']
/** Headers that say how the request itself travels, or carry credentials: no argument sets them. */
const ownHeaders =
  /^(?:accept|content-type|content-length|content-encoding|authorization|host|connection|cookie|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|proxy-.*|sec-.*)$/i
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/** What an operation's parameters are read with. */
export interface ParameterReading {
  readonly path: string
  readonly references: References
  readonly writer: SchemaWriter
  /** Told of a parameter that is left out. */
  warn(reason: string): void
}

interface Found {
  readonly name: string
  readonly place: ParameterPlace
  readonly node: Node
}

/**
 * The parameters of an operation: those of its path, replaced by its own where both have one of a name. A place in
 * the path that no parameter describes is one text.
 */
export function readParameters(lists: readonly unknown[], reading: ParameterReading): readonly Parameter[] {
  const found = new Map<string, Found>()
  for (const list of lists) {
    if (list !== undefined && !Array.isArray(list)) reading.warn('its parameters are no list')
    for (const entry of Array.isArray(list) ? (list as readonly unknown[]) : []) {
      const parameter = readOne(entry, reading)
      if (parameter !== undefined) found.set(`${parameter.place} ${parameter.name}`, parameter)
    }
  }
  const inPath = placeholders(reading.path)
  for (const name of inPath) {
    if (!found.has(`path ${name}`)) found.set(`path ${name}`, { name, place: 'path', node: {} })
  }
  const used = [...found.values()].filter(({ place, name }) => place !== 'path' || inPath.includes(name))
  const names = used.map(({ name }) => name)
  return used.map((one) => written(one, names, reading))
}

/** The names in a path: `/pets/{petId}` has `petId`. */
export function placeholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

function readOne(entry: unknown, { references, warn }: ParameterReading): Found | undefined {
  const node = references.node(entry, 'a parameter')
  const name = textAt(node, 'name')
  const place = places.find((one) => one === node['in'])
  if (name === undefined || name === '' || place === undefined)
    throw new Unreadable('a parameter has no name, or a place that is none')
  if (place !== 'header' && place !== 'cookie') return { name, place, node }
  if (!headerName.test(name)) throw new Unreadable(`a ${place} parameter has a name that none can have`)
  if (place === 'cookie' || !ownHeaders.test(name)) return { name, place, node }
  // OpenAPI itself says that Accept, Content-Type and Authorization are not parameters.
  if (!/^(?:accept|content-type|authorization)$/i.test(name))
    warn(`its header "${name}" is not taken from arguments`)
  return undefined
}

function written(
  { name, place, node }: Found,
  names: readonly string[],
  reading: ParameterReading,
): Parameter {
  const content = isNode(node['content']) ? Object.values(node['content'])[0] : undefined
  const schema = isNode(content) ? content['schema'] : (node['schema'] ?? { type: 'string' })
  const json = reading.writer.write(schema)
  const style = textAt(node, 'style') ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  const explode = node['explode']
  const description = textAt(node, 'description')
  return {
    name,
    argument: names.filter((other) => other === name).length > 1 ? `${place}_${name}` : name,
    place,
    required: place === 'path' || node['required'] === true,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'deepObject',
    allowReserved: node['allowReserved'] === true,
    asJson: isNode(content),
    schema: typeof json === 'boolean' ? {} : json,
    ...(description === undefined ? {} : { description }),
  }
}
