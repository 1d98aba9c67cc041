import { randomUUID } from 'node:crypto'

/**
 * What an isolate lacks and node has, answered at once: text in, text out. An empty answer means "no".
 * Runs in the child, so it may only compute.
 */
export function assist(operation: string, text: string): string {
  switch (operation) {
    case 'uuid':
      return randomUUID()
    case 'url':
      return parseUrl(text)
    case 'url_set':
      return setUrlPart(text)
    default:
      return ''
  }
}

const parts = [
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const
type Part = (typeof parts)[number]

/** `<url>` or `<url>\n<base>`: a URL has no newline once parsed, and one in the input is dropped by the standard. */
function parseUrl(text: string): string {
  const [url, base] = JSON.parse(text) as [string, string | null]
  const parsed = URL.parse(url, base ?? undefined)
  return parsed === null ? '' : describeUrl(parsed)
}

function setUrlPart(text: string): string {
  const [href, part, value] = JSON.parse(text) as [string, string, string]
  const parsed = URL.parse(href)
  if (parsed === null) return ''
  if (isPart(part)) parsed[part] = value
  return describeUrl(parsed)
}

function isPart(name: string): name is Part {
  return parts.some((part) => part === name)
}

function describeUrl(url: URL): string {
  return JSON.stringify([url.href, url.origin, ...parts.map((part) => url[part])])
}
