import type { JsonSchema } from '../../index.ts'
import { documentBudget, SchemaWriter, type SchemaBudget } from './json-schema.ts'
import { isNode, nodeAt, textAt, type Node } from './parse-document.ts'
import { readBody } from './read-body.ts'
import { kindOf } from './read-body.ts'
import { readParameters } from './read-parameters.ts'
import { readSecurity, securitySchemes } from './read-security.ts'
import { References, Unreadable } from './references.ts'
import { parseAddress, serverAddress } from './server-address.ts'
import type { HttpMethod, OpenApiNote, OpenApiOptions, Operation, OperationFacts } from './types.ts'

const methods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']
const maxOperations = 10_000
const maxDescription = 1000

/** The operations of a document, and what is to be said about those that are none of use. */
export interface ReadOperations {
  readonly operations: readonly (readonly [Operation, JsonSchema])[]
  readonly skipped: readonly OpenApiNote[]
  readonly warnings: readonly OpenApiNote[]
}

/** Reads every operation. One that cannot be understood is noted, and the others are read. */
export function readOperations(document: Node, options: OpenApiOptions): ReadOperations {
  const reader = new OperationReader(document, options)
  for (const [path, item] of Object.entries(nodeAt(document, 'paths'))) {
    if (!path.startsWith('x-')) reader.readPath(path, item)
  }
  return reader
}

class OperationReader implements ReadOperations {
  readonly operations: (readonly [Operation, JsonSchema])[] = []
  readonly skipped: OpenApiNote[] = []
  readonly warnings: OpenApiNote[] = []
  readonly #document: Node
  readonly #options: OpenApiOptions
  readonly #references: References
  readonly #budget: SchemaBudget = { left: documentBudget }
  readonly #server: URL | Unreadable

  constructor(document: Node, options: OpenApiOptions) {
    this.#document = document
    this.#options = options
    this.#references = new References(document)
    this.#server = this.#baseServer()
  }

  readPath(path: string, value: unknown): void {
    let item: Node
    try {
      item = this.#references.node(value, 'its path')
    } catch (error) {
      this.#skip(path.slice(0, 200), error)
      return
    }
    for (const method of methods) {
      if (Object.hasOwn(item, method)) this.#read(path, method, item)
    }
  }

  #read(path: string, method: HttpMethod, item: Node): void {
    const title = `${method.toUpperCase()} ${path.slice(0, 200)}`
    try {
      if (this.operations.length >= maxOperations)
        throw new Unreadable(`the document has more than ${maxOperations} operations`)
      const node = this.#references.node(item[method], 'it')
      const facts = factsOf(node, method, path)
      if (this.#options.include?.(facts) === false) return
      this.operations.push(this.#operation(facts, node, item))
    } catch (error) {
      this.#skip(title, error)
    }
  }

  #operation(facts: OperationFacts, node: Node, item: Node): readonly [Operation, JsonSchema] {
    const { method, path } = facts
    if (!path.startsWith('/') || /[?#\\\s]/.test(path)) throw new Unreadable('its path is none')
    const references = this.#references
    const writer = new SchemaWriter(references, 'request', this.#budget)
    const warn = (reason: string): void => {
      this.warnings.push({ operation: `${method.toUpperCase()} ${path}`, reason })
    }
    const parameters = readParameters([item['parameters'], node['parameters']], {
      path,
      references,
      writer,
      warn,
    })
    const names = parameters.map(({ argument }) => argument)
    // A body of GET is sent by nobody, whatever documents say.
    const hasBody = method !== 'get' && method !== 'head'
    const body = hasBody ? readBody(node['requestBody'], names, { references, writer }) : undefined
    const operation: Operation = {
      ...facts,
      server: this.#serverOf(node, item),
      parameters,
      ...(body === undefined ? {} : { body }),
      security: readSecurity(
        node['security'] ?? this.#document['security'],
        securitySchemes(this.#document),
        references,
      ),
      description: describe(node, facts),
      outputSchema: () => this.#outputSchema(node),
    }
    return [operation, writer.withDefinitions(inputSchema(operation))]
  }

  #baseServer(): URL | Unreadable {
    const { server, serverVariables: variables = {} } = this.#options
    try {
      if (server !== undefined) return parseAddress(server)
      const named = serverAddress(this.#document['servers'], { variables })
      return named ?? new Unreadable('the document names no server: hand in `server`')
    } catch (error) {
      if (error instanceof Unreadable) return error
      throw error
    }
  }

  /** An operation may have a server of its own; one of another origin must be allowed by name. */
  #serverOf(node: Node, item: Node): URL {
    const base = this.#server
    const { allowedOrigins = [], serverVariables: variables = {} } = this.#options
    const context = base instanceof Unreadable ? { variables } : { base, variables }
    const own = serverAddress(node['servers'], context) ?? serverAddress(item['servers'], context)
    const server = own ?? base
    if (server instanceof Unreadable) throw server
    const isBase = !(base instanceof Unreadable) && server.origin === base.origin
    if (!isBase && !allowedOrigins.includes(server.origin))
      throw new Unreadable(`it has a server of its own, ${server.origin}: name it in allowedOrigins`)
    return server
  }

  /** What a good answer holds, as far as it is JSON; undefined where it is not said or not understood. */
  #outputSchema(node: Node): JsonSchema | undefined {
    try {
      const responses = nodeAt(node, 'responses')
      const good = Object.keys(responses).find((status) => /^2(?:\d\d|XX)$/i.test(status))
      if (good === undefined) return undefined
      const content = nodeAt(this.#references.node(responses[good], 'its response'), 'content')
      const media = Object.entries(content).find(([type]) => kindOf(type) === 'json')?.[1]
      if (!isNode(media) || media['schema'] === undefined) return undefined
      return new SchemaWriter(this.#references, 'response').standalone(media['schema'])
    } catch (error) {
      if (error instanceof Unreadable) return undefined
      throw error
    }
  }

  #skip(operation: string, error: unknown): void {
    if (!(error instanceof Unreadable) && !(error instanceof RangeError)) throw error
    const reason = error instanceof Unreadable ? error.message : 'it nests too deeply'
    this.skipped.push({ operation, reason })
  }
}

function factsOf(node: Node, method: HttpMethod, path: string): OperationFacts {
  const operationId = textAt(node, 'operationId')
  const { tags } = node
  return {
    method,
    path,
    ...(operationId === undefined ? {} : { operationId }),
    tags: Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [],
  }
}

function describe(node: Node, { method, path }: OperationFacts): string {
  const summary = textAt(node, 'summary')?.trim() ?? ''
  const text = textAt(node, 'description')?.trim() ?? ''
  const parts = [summary, text === summary ? '' : text].filter((part) => part !== '')
  const told = parts.join('\n').slice(0, maxDescription)
  const deprecated = node['deprecated'] === true ? ' (deprecated)' : ''
  return `${told}${told === '' ? '' : '\n'}${method.toUpperCase()} ${path.slice(0, 300)}${deprecated}`
}

function inputSchema({ parameters, body }: Operation): JsonSchema {
  const members = body === undefined ? parameters : [...parameters, body]
  const properties = members.map(({ argument, schema, description }): [string, JsonSchema] => [
    argument,
    description === undefined || 'description' in schema ? schema : { ...schema, description },
  ])
  const required = members.filter((member) => member.required).map(({ argument }) => argument)
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}
