import type { ContentSource, JsonSchema, Tool, ToolRisk } from '../../index.ts'

/** The methods that an operation may have. */
export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch'

/** A secret, or the function that gets it when a call needs it. */
export type Secret = string | (() => string | Promise<string>)

/** A credential of one security scheme. It stays with the host: no argument, trace or error holds it. */
export type Credential = Secret | { readonly username: string; readonly password: Secret }

/** An operation as the host's own functions see it. */
export interface OperationFacts {
  readonly method: HttpMethod
  /** As in the document: `/pets/{petId}`. */
  readonly path: string
  readonly operationId?: string
  readonly tags: readonly string[]
}

export interface OpenApiOptions {
  /** The first part of every tool's name: `github` makes `github.issues_create`. @default none */
  readonly namespace?: string
  /** The server that is called. @default the document's first */
  readonly server?: string
  /** Values for the variables in the server's address. @default the document's own defaults */
  readonly serverVariables?: Readonly<Record<string, string>>
  /** Origins beside the server's own that operations may name for themselves. Credentials go there too. @default none */
  readonly allowedOrigins?: readonly string[]
  /** Whether addresses of this machine and of private networks may be called. @default false */
  readonly allowPrivateAddresses?: boolean
  /** Credentials by the name of their security scheme. @default none */
  readonly credentials?: Readonly<Record<string, Credential>>
  /** Headers that every request carries. */
  readonly headers?: Readonly<Record<string, string>>
  /** Which operations become tools. @default all */
  readonly include?: (operation: OperationFacts) => boolean
  /** The risk of an operation. @default GET, HEAD and OPTIONS are SAFE, the others HIGH */
  readonly risk?: (operation: OperationFacts) => ToolRisk | undefined
  /** What the answers are to rules about the flow of data. @default nothing is said */
  readonly source?: ContentSource | readonly ContentSource[]
  /** `response` hands a script `{ status, headers, body }`, `body` the body alone. @default `body` */
  readonly answer?: 'body' | 'response'
  /** Bytes of a response's body, decompressed. @default 16 MiB */
  readonly maxResponseBytes?: number
  /** Milliseconds of one request, redirects included. @default 30_000 */
  readonly timeoutMs?: number
}

/** An operation that did not become a tool, or a part of it that was left out. */
export interface OpenApiNote {
  /** `GET /pets/{petId}` */
  readonly operation: string
  readonly reason: string
}

/** What became of a document. */
export interface OpenApiTools {
  readonly title: string
  readonly tools: readonly Tool[]
  /** Operations that did not become tools, and why. */
  readonly skipped: readonly OpenApiNote[]
  /** What was left out of operations that did. */
  readonly warnings: readonly OpenApiNote[]
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

/** One parameter, ready to be written into a request. */
export interface Parameter {
  /** The name in the request. */
  readonly name: string
  /** The name among the arguments. */
  readonly argument: string
  readonly place: ParameterPlace
  readonly required: boolean
  readonly style: string
  readonly explode: boolean
  readonly allowReserved: boolean
  /** The value is one JSON text. */
  readonly asJson: boolean
  readonly schema: JsonSchema
  readonly description?: string
}

export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

/** How an operation's body is written. */
export interface RequestBody {
  readonly argument: string
  readonly mediaType: string
  readonly kind: BodyKind
  readonly required: boolean
  readonly schema: JsonSchema
  /** Fields of a form that are files; their values are base64. */
  readonly files: readonly string[]
  readonly description?: string
}

/** Where one credential goes. */
export type CredentialUse =
  | { readonly kind: 'bearer' | 'basic'; readonly scheme: string }
  | {
      readonly kind: 'key'
      readonly scheme: string
      readonly place: 'query' | 'header' | 'cookie'
      readonly name: string
    }

/** One operation, understood. */
export interface Operation extends OperationFacts {
  readonly server: URL
  readonly parameters: readonly Parameter[]
  readonly body?: RequestBody
  /** Ways to authenticate; each needs all of its credentials. Empty: none is needed. */
  readonly security: readonly (readonly CredentialUse[])[]
  readonly description: string
  outputSchema(): JsonSchema | undefined
}
