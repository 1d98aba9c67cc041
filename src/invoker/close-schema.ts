import type { JsonSchema } from '../kernel/index.ts'
import { shapeOf, targetOf, type Place } from './schema-shape.ts'

/** What a tool without input takes. */
export const noInputSchema: JsonSchema = Object.freeze({
  type: 'object',
  properties: Object.freeze({}),
  additionalProperties: false,
})

/** Whether a node describes a value alone, or is one of several parts that do so together. */
type Role = 'whole' | 'part'

const maps = ['properties', 'patternProperties', '$defs', 'definitions']
const nodes = ['additionalProperties', 'items', 'additionalItems', 'contains', 'unevaluatedItems']

/**
 * A copy of a schema that says in so many words what is enforced anyway: an object that lists its properties has no
 * others, unless the schema allows them.
 */
export function closeSchema(schema: JsonSchema): JsonSchema {
  const { $schema: _draft, ...body } = schema
  const parts = partsOf(body)
  const closed = closeNode({ node: body, pointer: '' }, 'whole', { root: body, parts })
  const { says, open, unions, patterns } = shapeOf(body, [{ node: body, pointer: '' }])
  const isEmpty = !says && !open && unions.length === 0 && patterns.length === 0
  return isEmpty ? { ...closed, ...noInputSchema } : { type: 'object', ...closed }
}

interface Frame {
  readonly root: JsonSchema
  /** Pointers of definitions that are used as parts: closing one would shut out what the other parts describe. */
  readonly parts: ReadonlySet<string>
}

function closeNode(place: Place, role: Role, frame: Frame): JsonSchema {
  const { node, pointer } = place
  const composed = isComposed(node)
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${escape(key)}`
    if (maps.includes(key)) copy[key] = mapMembers(value, at, frame)
    else if (key === 'allOf') copy[key] = mapBranches(value, { at, role: 'part', frame })
    else if (key === 'anyOf' || key === 'oneOf')
      copy[key] = mapBranches(value, { at, role: composed || role === 'part' ? 'part' : 'whole', frame })
    else if (key === 'prefixItems' || (key === 'items' && Array.isArray(value)))
      copy[key] = mapBranches(value, { at, role: 'whole', frame })
    else if (nodes.includes(key) && isNode(value))
      copy[key] = closeNode({ node: value, pointer: at }, 'whole', frame)
    else copy[key] = value
  }
  if (role === 'part' || frame.parts.has(pointer)) return copy
  const shape = shapeOf(frame.root, [place])
  const isOwn = 'properties' in node || 'allOf' in node
  if (!isOwn || !shape.says || shape.open || 'additionalProperties' in node) return copy
  return { ...copy, [composed ? 'unevaluatedProperties' : 'additionalProperties']: false }
}

/** Whether other keywords of a node describe the same object besides `properties`. */
function isComposed(node: JsonSchema): boolean {
  if ('allOf' in node || '$ref' in node || 'if' in node || 'dependentSchemas' in node) return true
  return 'properties' in node && ('anyOf' in node || 'oneOf' in node)
}

function mapMembers(value: unknown, at: string, frame: Frame): unknown {
  if (!isNode(value)) return value
  const members = Object.entries(value).map(([name, member]) => [
    name,
    isNode(member) ? closeNode({ node: member, pointer: `${at}/${escape(name)}` }, 'whole', frame) : member,
  ])
  return Object.fromEntries(members)
}

function mapBranches(
  value: unknown,
  { at, role, frame }: { readonly at: string; readonly role: Role; readonly frame: Frame },
): unknown {
  if (!Array.isArray(value)) return value
  return value.map((branch: unknown, index) =>
    isNode(branch) ? closeNode({ node: branch, pointer: `${at}/${index}` }, role, frame) : branch,
  )
}

/** Finds every definition that a part refers to, and so on from there. */
function partsOf(root: JsonSchema): ReadonlySet<string> {
  const parts = new Set<string>()
  const visit = (place: Place, role: Role): void => {
    const target = targetOf(root, place)
    if (
      target !== undefined &&
      target !== 'elsewhere' &&
      (role === 'part' || (isComposed(place.node) && Object.keys(place.node).length > 1))
    ) {
      if (!parts.has(target.pointer)) {
        parts.add(target.pointer)
        visit(target, 'part')
      }
    }
    for (const [key, value] of Object.entries(place.node)) {
      const at = `${place.pointer}/${escape(key)}`
      const inner: Role =
        key === 'allOf' || (key.endsWith('Of') && (role === 'part' || isComposed(place.node)))
          ? 'part'
          : 'whole'
      if (Array.isArray(value)) {
        for (const [index, branch] of value.entries())
          if (isNode(branch)) visit({ node: branch, pointer: `${at}/${index}` }, inner)
      } else if (isNode(value)) visit({ node: value, pointer: at }, 'whole')
    }
  }
  visit({ node: root, pointer: '' }, 'whole')
  return parts
}

function isNode(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escape(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}
