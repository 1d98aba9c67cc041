import { isNode, type Node } from './parse-document.ts'

const maxHops = 32

/** Why a part of a document cannot be used; caught where an operation is read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Follows the references of one document; it goes nowhere else. */
export class References {
  readonly #document: Node

  constructor(document: Node) {
    this.#document = document
  }

  /** What a node stands for. A node that is no reference stands for itself. */
  resolve(node: unknown): unknown {
    let target = node
    for (let hops = 0; isNode(target) && typeof target['$ref'] === 'string'; hops += 1) {
      if (hops >= maxHops) throw new Unreadable('its references lead round in a circle')
      target = this.at(target['$ref'])
    }
    return target
  }

  /** The node that a node stands for.
   * @throws Unreadable if there is none */
  node(value: unknown, what: string): Node {
    const target = this.resolve(value)
    if (isNode(target)) return target
    throw new Unreadable(`${what} is no object`)
  }

  /** What stands at a pointer into this document: `#/components/schemas/Pet`. */
  at(pointer: string): unknown {
    if (!pointer.startsWith('#'))
      throw new Unreadable('it refers to another document, and none is fetched: bundle them into one')
    let target: unknown = this.#document
    for (const step of pointer.slice(1).split('/').slice(1).map(unescaped)) {
      const known = typeof target === 'object' && target !== null && Object.hasOwn(target, step)
      if (!known) throw new Unreadable(`it refers to something that is not there (${pointer.slice(0, 100)})`)
      target = Reflect.get(target as object, step)
    }
    return target
  }
}

function unescaped(step: string): string {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
