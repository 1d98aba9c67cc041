/** What a local `$ref` points at; undefined for another document, an anchor, or nothing. */
export function resolvePointer(root: unknown, ref: string): unknown {
  if (ref === '#' || ref === '') return root
  if (!ref.startsWith('#/')) return undefined
  let at: unknown = root
  for (const step of ref.slice(2).split('/')) {
    const key = unescaped(step)
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

function unescaped(step: string): string {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
