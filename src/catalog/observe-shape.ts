/** Shapes of results by tool, learnt from what was seen; no value of a result is in one. */
export interface ShapeBook {
  /** Grows with every shape that is new. */
  readonly version: number
  /** Learns from a result, JSON; what is too large to look at teaches nothing. */
  learn(tool: string, json: string): void
  shapeOf(tool: string): string | undefined
}

const maxJson = 262_144
const maxTools = 1000
/** Results of one tool that are looked at. */
const maxLooks = 20
const maxDepth = 4
const maxMembers = 30
const maxItems = 20
const maxText = 400

/** What was seen at one place. */
interface Seen {
  readonly kinds: Set<string>
  readonly members: Map<string, { readonly seen: Seen; times: number }>
  times: number
  item: Seen | undefined
}

/** An empty book. */
export function createShapeBook(): ShapeBook {
  const tools = new Map<string, { readonly seen: Seen; looks: number; text: string }>()
  let version = 0
  return {
    get version() {
      return version
    },
    learn(tool, json) {
      if (json.length > maxJson || (tools.size >= maxTools && !tools.has(tool))) return
      const known = tools.get(tool) ?? { seen: nothing(), looks: 0, text: '' }
      if (known.looks >= maxLooks) return
      tools.set(tool, known)
      known.looks += 1
      look(known.seen, parsed(json), maxDepth)
      const text = print(known.seen)
      if (text === known.text) return
      known.text = text
      version += 1
    },
    shapeOf: (tool) => tools.get(tool)?.text || undefined,
  }
}

const nothing = (): Seen => ({ kinds: new Set(), members: new Map(), times: 0, item: undefined })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function look(seen: Seen, value: unknown, depth: number): void {
  if (value === undefined) return
  seen.kinds.add(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
  if (typeof value !== 'object' || value === null || depth === 0) return
  if (Array.isArray(value)) {
    seen.item ??= nothing()
    for (const item of value.slice(0, maxItems)) look(seen.item, item, depth - 1)
    return
  }
  seen.times += 1
  for (const [name, member] of Object.entries(value).slice(0, maxMembers)) {
    const known = seen.members.get(name) ?? { seen: nothing(), times: 0 }
    if (seen.members.size >= maxMembers && !seen.members.has(name)) continue
    seen.members.set(name, known)
    known.times += 1
    look(known.seen, member, depth - 1)
  }
}

function print(seen: Seen): string {
  const text = shapeText(seen)
  return text.length <= maxText ? text : `${text.slice(0, maxText - 1)}…`
}

function shapeText(seen: Seen): string {
  const parts = Array.from(seen.kinds, (kind) => {
    if (kind === 'array') return `${seen.item === undefined ? 'unknown' : grouped(shapeText(seen.item))}[]`
    return kind === 'object' ? objectText(seen) : kind
  }).toSorted()
  return parts.join(' | ') || 'unknown'
}

const grouped = (text: string): string => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

// Keys that are no identifiers are data: an object by ids, dates or words.
function objectText({ members, times }: Seen): string {
  const names = [...members.keys()]
  if (names.length === 0) return '{}'
  if (names.length >= maxMembers || names.some((name) => !/^[A-Za-z_$][\w$]{0,40}$/.test(name)))
    return 'Record<string, unknown>'
  const own = names
    .toSorted()
    .map(
      (name) =>
        `${name}${(members.get(name)?.times ?? 0) < times ? '?' : ''}: ${textOf(members.get(name)?.seen)}`,
    )
  return `{ ${own.join('; ')} }`
}

const textOf = (seen: Seen | undefined): string => (seen === undefined ? 'unknown' : shapeText(seen))
