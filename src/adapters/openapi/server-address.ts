import { isNode, nodeAt, textAt } from './parse-document.ts'
import { Unreadable } from './references.ts'

/**
 * The address of a list's first server, its variables filled in; undefined if the list is none.
 * @throws Unreadable if the address is none that can be called
 */
export function serverAddress(
  servers: unknown,
  { base, variables }: { readonly base?: URL; readonly variables: Readonly<Record<string, string>> },
): URL | undefined {
  if (!Array.isArray(servers) || servers.length === 0) return undefined
  const server: unknown = servers[0]
  const template = isNode(server) ? textAt(server, 'url') : undefined
  if (!isNode(server) || template === undefined) throw new Unreadable('its server has no address')
  const known = nodeAt(server, 'variables')
  const text = template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const given = Object.hasOwn(variables, name) ? variables[name] : undefined
    const value = given ?? textAt(nodeAt(known, name), 'default')
    if (value === undefined) throw new Unreadable(`the variable "${name}" of its server has no value`)
    return value
  })
  return parseAddress(text, base)
}

/** An address of HTTP without anything that does not belong into one.
 * @throws Unreadable */
export function parseAddress(text: string, base?: URL): URL {
  let url: URL
  try {
    url = base === undefined ? new URL(text) : new URL(text, base)
  } catch {
    throw new Unreadable('its server has no full address: hand in `server`')
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Unreadable('its server is reached by something else than HTTP')
  if (url.username !== '' || url.password !== '')
    throw new Unreadable('the address of its server holds a credential: hand it in as `credentials`')
  url.hash = ''
  url.search = ''
  return url
}
