const maxLength = 128
/** Names that mean something else on an object of a script. */
const taken = new Set(['__proto__', 'constructor', 'prototype', 'then', 'toJSON', 'invoke'])

/** A server's name for something as an identifier: what is no letter, digit, `_` or `$` becomes `_`. */
export function identifierOf(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9_$]/g, '_')
  const leading = /^[0-9]/.test(clean) ? `_${clean}` : clean
  return taken.has(leading) ? `${leading}_` : leading
}

/** The name of a server's tool in a toolbox; undefined if it would be too long. */
export function toolName(server: string, tool: string): string | undefined {
  const name = `${identifierOf(server)}.${identifierOf(tool)}`
  return name.length <= maxLength ? name : undefined
}
