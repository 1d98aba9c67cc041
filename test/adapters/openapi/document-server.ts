import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { exampleOf } from './example-of.ts'
import type { Document, Loose } from './documents.ts'

/** A server that does what a document says: it checks every request against it and answers with its examples. */
export interface DocumentServer extends AsyncDisposable {
  readonly url: string
  /** What was asked for that the document does not allow. */
  readonly violations: string[]
  /** Operations that were asked for: `GET /pets/{petId}`. */
  readonly asked: Set<string>
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

export async function serveDocument(document: Document): Promise<DocumentServer> {
  const violations: string[] = []
  const asked = new Set<string>()
  const checker = new Checker(document)
  const server = createServer((request, response) => {
    void collect(request).then((body) => {
      const { title, problems } = answer({ document, checker, request, response, body })
      asked.add(title)
      violations.push(...problems.map((problem) => `${title}: ${problem}`))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/base`,
    violations,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Looks things up in a document and checks values against its own schemas, as they stand there. */
class Checker {
  readonly #document: Document
  readonly #ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, coerceTypes: 'array' })

  constructor(document: Document) {
    this.#document = document
    withoutReadOnly(document, new Set())
    addFormats.default(this.#ajv)
    for (const format of ['int32', 'int64', 'float', 'double', 'binary', 'password'])
      this.#ajv.addFormat(format, true)
    this.#ajv.addSchema({ ...document, $id: 'doc' })
  }

  readonly at = (ref: string): Loose => {
    let node: Loose = this.#document
    for (const step of ref.slice(2).split('/'))
      node = node[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')]
    return node
  }

  deref(node: Loose): Loose {
    return typeof node?.$ref === 'string' ? this.deref(this.at(node.$ref)) : node
  }

  problems(schema: Loose, value: unknown): string[] {
    const rooted = JSON.parse(JSON.stringify(schema), (key, member: unknown) =>
      key === '$ref' && typeof member === 'string' ? `doc${member}` : member,
    )
    const validate = this.#ajv.compile({ type: 'object', properties: { value: rooted } })
    return validate({ value })
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

/** What only the server writes is not required of a request: OpenAPI says so, JSON Schema does not. */
function withoutReadOnly(node: Loose, seen: Set<object>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  if (Array.isArray(node.required) && node.properties !== undefined)
    node.required = node.required.filter((name: string) => node.properties[name]?.readOnly !== true)
  for (const member of Object.values(node)) withoutReadOnly(member, seen)
}

interface Exchange {
  readonly document: Document
  readonly checker: Checker
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
}

function answer({ document, checker, request, response, body }: Exchange): {
  title: string
  problems: string[]
} {
  const url = new URL(request.url ?? '/', 'http://local')
  const method = (request.method ?? 'GET').toLowerCase()
  const found = match(document, checker, { method, pathname: url.pathname })
  if (found === undefined) {
    response.writeHead(404).end()
    return { title: `${method} ${url.pathname}`, problems: ['there is no such operation'] }
  }
  const { path, operation, pathValues, item } = found
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    checker.deref(one),
  )
  const problems = [
    ...parameters.flatMap((parameter) => parameterProblems(parameter, { checker, url, request, pathValues })),
    ...unknownQuery(url, parameters, document),
    ...bodyProblems(operation, { checker, request, body }),
    ...securityProblems(operation, { document, checker, request, url }),
  ]
  reply(operation, response, { checker, method })
  return { title: `${method.toUpperCase()} ${path}`, problems }
}

function match(
  document: Document,
  checker: Checker,
  { method, pathname }: { method: string; pathname: string },
): { path: string; item: Loose; operation: Loose; pathValues: Record<string, string> } | undefined {
  const candidates = Object.keys(document['paths']).flatMap((path) => {
    const names: string[] = []
    const pattern = path
      .split(/(\{[^{}]*\})/)
      .map((part) => {
        if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        names.push(part.slice(1, -1))
        return '([^/]+)'
      })
      .join('')
    const values = new RegExp(`^/base${pattern}$`).exec(pathname)?.slice(1)
    const item = checker.deref(document['paths'][path])
    if (values === undefined || item[method] === undefined || !methods.includes(method)) return []
    const pathValues = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    )
    return [{ path, item, operation: item[method], pathValues }]
  })
  // What is spelled out goes before what is a placeholder.
  return candidates.toSorted((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)[0]
}

function parameterProblems(
  parameter: Loose,
  at: { checker: Checker; url: URL; request: IncomingMessage; pathValues: Record<string, string> },
): string[] {
  const { name, in: place, required, schema = {} } = parameter
  const value = valueOf(parameter, at)
  if (place === 'header' && /^(accept|content-type|authorization)$/i.test(name)) return []
  if (value === undefined) return required === true ? [`${place} ${name} is missing`] : []
  return at.checker.problems(schema, value).map((problem) => `${place} ${name}${problem}`)
}

function valueOf(
  { name, in: place, schema, explode = true, style }: Loose,
  {
    checker,
    url,
    request,
    pathValues,
  }: { checker: Checker; url: URL; request: IncomingMessage; pathValues: Record<string, string> },
): unknown {
  if (place === 'path') return pathValues[name]
  if (place === 'header') return request.headers[name.toLowerCase()]
  if (place === 'cookie') return undefined
  const type = checker.deref(schema)?.type
  if (style === 'deepObject') {
    const prefix = `${name}[`
    const members = [...url.searchParams].filter(([key]) => key.startsWith(prefix))
    return members.length === 0
      ? undefined
      : Object.fromEntries(members.map(([key, value]) => [key.slice(prefix.length, -1), value]))
  }
  const all = url.searchParams.getAll(name)
  if (all.length === 0) return undefined
  if (type === 'array') return explode ? all : all.flatMap((text) => text.split(','))
  return all[0]
}

function unknownQuery(url: URL, parameters: Loose[], document: Document): string[] {
  const keys = Object.values<Loose>(document['components']?.securitySchemes ?? {}).map(
    (scheme) => scheme.name,
  )
  const known = new Set([...parameters.filter((one) => one.in === 'query').map((one) => one.name), ...keys])
  return [...url.searchParams.keys()]
    .filter((key) => !known.has(key.replace(/\[.*$/, '')) && !known.has(key))
    .map((key) => `query ${key} is unknown`)
}

function bodyProblems(
  operation: Loose,
  { checker, request, body }: { checker: Checker; request: IncomingMessage; body: Buffer },
): string[] {
  const described = checker.deref(operation.requestBody)
  if (described === undefined) return body.byteLength > 0 ? ['a body was sent that is not described'] : []
  if (body.byteLength === 0) return described.required === true ? ['the body is missing'] : []
  const sent = (request.headers['content-type'] ?? '').split(';')[0]!.trim()
  const type = Object.keys(described.content).find((one) => one.split(';')[0] === sent || one === '*/*')
  if (type === undefined) return [`the body is of type ${sent}`]
  const { schema } = described.content[type]
  if (/json/.test(sent))
    return checker.problems(schema, JSON.parse(body.toString())).map((problem) => `body${problem}`)
  if (sent === 'application/x-www-form-urlencoded')
    return checker
      .problems(schema, Object.fromEntries(new URLSearchParams(body.toString())))
      .map((problem) => `form${problem}`)
  if (sent === 'multipart/form-data' && !body.includes('Content-Disposition: form-data'))
    return ['the form has no parts']
  return []
}

function securityProblems(
  operation: Loose,
  {
    document,
    checker,
    request,
    url,
  }: { document: Document; checker: Checker; request: IncomingMessage; url: URL },
): string[] {
  const ways: Loose[] = operation.security ?? document['security'] ?? []
  if (ways.length === 0) return []
  const fits = (name: string): boolean => {
    const scheme = checker.deref(document['components'].securitySchemes[name])
    if (scheme.type === 'apiKey' && scheme.in === 'header')
      return request.headers[scheme.name.toLowerCase()] === `secret of ${name}`
    if (scheme.type === 'apiKey' && scheme.in === 'query')
      return url.searchParams.get(scheme.name) === `secret of ${name}`
    if (scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic')
      return request.headers.authorization === `Basic ${Buffer.from(`secret of ${name}`).toString('base64')}`
    return request.headers.authorization === `Bearer secret of ${name}`
  }
  return ways.some((way) => Object.keys(way).every(fits)) ? [] : ['it is not authenticated']
}

function reply(
  operation: Loose,
  response: ServerResponse,
  { checker, method }: { checker: Checker; method: string },
): void {
  const codes = Object.keys(operation.responses ?? {})
  const code = codes.find((one) => one.startsWith('2')) ?? '200'
  const described = checker.deref(operation.responses?.[code]) ?? {}
  const status = /^\d+$/.test(code) ? Number(code) : 200
  const forms = Object.entries<Loose>(described.content ?? {})
  const [type, media] = forms.find(([one]) => one.includes('json')) ?? forms[0] ?? []
  if (type === undefined || status === 204 || method === 'head') {
    response.writeHead(status).end()
    return
  }
  if (!/json/.test(type)) {
    response
      .writeHead(status, { 'content-type': type })
      .end(/text|xml/.test(type) ? '<ok/>' : Buffer.from([0, 1, 255]))
    return
  }
  const named = Object.values<Loose>(media.examples ?? {}).map((one) => checker.deref(one)?.value)[0]
  const value = media.example ?? named ?? exampleOf(media.schema, checker.at)
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(value))
}
