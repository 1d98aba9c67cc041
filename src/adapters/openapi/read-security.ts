import { isNode, nodeAt, textAt, type Node } from './parse-document.ts'
import { Unreadable, type References } from './references.ts'
import type { CredentialUse } from './types.ts'

const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/**
 * The ways in which an operation lets itself be authenticated; each is a list of credentials that it needs together.
 * An operation that says nothing takes the document's.
 */
export function readSecurity(
  requirements: unknown,
  schemes: Node,
  references: References,
): readonly (readonly CredentialUse[])[] {
  if (!Array.isArray(requirements)) return []
  const ways: (readonly CredentialUse[])[] = []
  let problem: Unreadable | undefined
  for (const requirement of requirements as readonly unknown[]) {
    try {
      if (isNode(requirement))
        ways.push(Object.keys(requirement).map((name) => useOf(name, schemes, references)))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problem = error
    }
  }
  if (ways.length === 0 && problem !== undefined) throw problem
  return ways
}

function useOf(scheme: string, schemes: Node, references: References): CredentialUse {
  if (!Object.hasOwn(schemes, scheme))
    throw new Unreadable(`its security scheme "${scheme}" is not described`)
  const node = references.node(schemes[scheme], 'its security scheme')
  switch (node['type']) {
    case 'oauth2':
    case 'openIdConnect':
      return { kind: 'bearer', scheme }
    case 'http':
      return httpUse(scheme, (textAt(node, 'scheme') ?? '').toLowerCase())
    case 'apiKey':
      return keyUse(scheme, node)
    default:
      throw new Unreadable(`its security scheme "${scheme}" is of a type that is not supported`)
  }
}

function httpUse(scheme: string, how: string): CredentialUse {
  if (how === 'basic' || how === 'bearer') return { kind: how, scheme }
  throw new Unreadable(`its security scheme "${scheme}" is neither basic nor bearer`)
}

function keyUse(scheme: string, node: Node): CredentialUse {
  const name = textAt(node, 'name') ?? ''
  const place = (['query', 'header', 'cookie'] as const).find((one) => one === node['in'])
  if (place === undefined || name === '' || (place !== 'query' && !headerName.test(name)))
    throw new Unreadable(`its security scheme "${scheme}" does not say where the key goes`)
  return { kind: 'key', scheme, place, name }
}

/** The schemes that a document describes. */
export function securitySchemes(document: Node): Node {
  return nodeAt(nodeAt(document, 'components'), 'securitySchemes')
}
