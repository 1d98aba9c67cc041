/** The keys of an object, in their own order and sorted, with the sorted ones as JSON writes them. */
export interface Shape {
  readonly keys: readonly string[]
  readonly sorted: readonly string[]
  readonly labels: readonly string[]
}

/** The shape last seen at each depth: most lists are of objects that have the same. */
export type Shapes = (Shape | undefined)[]

/** The shape of an object at a depth. */
export function shapeOf(value: object, shapes: Shapes, depth: number): Shape {
  const keys = Object.keys(value)
  const last = shapes[depth]
  if (last !== undefined && sameKeys(last.keys, keys)) return last
  const sorted = keys.toSorted()
  const shape = { keys, sorted, labels: sorted.map((key) => `${JSON.stringify(key)}:`) }
  shapes[depth] = shape
  return shape
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false
  return true
}
