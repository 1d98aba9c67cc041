const maxLength = 60

/** Gives each operation a name of its own: its `operationId`, or its method and path, as an identifier. */
export class ToolNames {
  readonly #namespace: string
  readonly #taken = new Set<string>()

  constructor(namespace: string | undefined) {
    this.#namespace = namespace === undefined ? '' : `${namespace}.`
  }

  name({ operationId, method, path }: { operationId?: string; method: string; path: string }): string {
    const plain = identifier(operationId ?? '') || identifier(`${method} ${path}`) || method
    let name = plain
    for (let number = 2; this.#taken.has(name); number += 1) name = `${plain}_${number}`
    this.#taken.add(name)
    return `${this.#namespace}${name}`
  }
}

function identifier(text: string): string {
  const clean = text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .slice(0, maxLength)
    .replaceAll(/^_+|_+$/g, '')
  if (/^[0-9]/.test(clean)) return `_${clean}`
  // Members of these names would make a namespace a promise, or change what it is in JSON.
  return clean === 'then' || clean === 'toJSON' || clean === 'invoke' ? `${clean}_` : clean
}
