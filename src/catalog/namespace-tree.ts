/** Tools by their namespaces, in the order in which they came. */
export interface Namespace<Leaf> {
  readonly leaves: readonly { readonly name: string; readonly leaf: Leaf }[]
  readonly spaces: ReadonlyMap<string, Namespace<Leaf>>
}

interface Draft<Leaf> {
  readonly leaves: { readonly name: string; readonly leaf: Leaf }[]
  readonly spaces: Map<string, Draft<Leaf>>
}

/** Puts what has a dotted path into the namespaces of its path. */
export function namespaceTree<Leaf>(all: readonly Leaf[], pathOf: (leaf: Leaf) => string): Namespace<Leaf> {
  const root: Draft<Leaf> = { leaves: [], spaces: new Map() }
  for (const leaf of all) {
    const segments = pathOf(leaf).split('.')
    const name = segments.pop() ?? ''
    let at = root
    for (const segment of segments) {
      const next = at.spaces.get(segment) ?? { leaves: [], spaces: new Map() }
      at.spaces.set(segment, next)
      at = next
    }
    at.leaves.push({ name, leaf })
  }
  return root
}
