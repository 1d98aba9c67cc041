import type { JsonObject } from '../kernel/index.ts'

/** The arguments that a JSON Schema describes, as far as its text tells the compiler: else any object of JSON. */
export type SchemaArguments<S> = S extends Composed
  ? JsonObject
  : S extends { readonly properties: infer P }
    ? string extends keyof P
      ? JsonObject
      : ObjectOf<S, P>
    : JsonObject

/** What says more than can be told here. */
type Composed =
  | { readonly $ref: unknown }
  | { readonly allOf: unknown }
  | { readonly anyOf: unknown }
  | { readonly oneOf: unknown }

type ValueOf<S> = S extends { readonly const: infer Value }
  ? Plain<Value>
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Plain<Value>
    : S extends { readonly anyOf: readonly (infer Part)[] } | { readonly oneOf: readonly (infer Part)[] }
      ? ValueOf<Part>
      : S extends { readonly $ref: unknown } | { readonly allOf: unknown }
        ? unknown
        : S extends { readonly type: readonly (infer Type)[] }
          ? ValueOfType<Type, S>
          : S extends { readonly type: infer Type }
            ? ValueOfType<Type, S>
            : unknown

/** A value that the compiler knows; a type that it only knows to be of text or numbers says that. */
type Plain<Value> = Value extends object ? unknown : Value

type ValueOfType<Type, S> = Type extends keyof Simple
  ? string extends Type
    ? unknown
    : Simple[Type]
  : Type extends 'array'
    ? S extends { readonly prefixItems: unknown }
      ? unknown[]
      : S extends { readonly items: infer Item }
        ? ValueOf<Item>[]
        : unknown[]
    : Type extends 'object'
      ? S extends { readonly properties: infer P }
        ? ObjectOf<S, P>
        : S extends { readonly additionalProperties: infer Value extends object }
          ? Record<string, ValueOf<Value>>
          : JsonObject
      : unknown

interface Simple {
  readonly string: string
  readonly number: number
  readonly integer: number
  readonly boolean: boolean
  readonly null: null
}

type RequiredOf<S> = S extends { readonly required: readonly (infer Name)[] }
  ? string extends Name
    ? never
    : Name
  : never

type ObjectOf<S, P> = Flat<
  { -readonly [Name in keyof P as Name extends RequiredOf<S> ? Name : never]: ValueOf<P[Name]> } & {
    -readonly [Name in keyof P as Name extends RequiredOf<S> ? never : Name]?: ValueOf<P[Name]>
  } & (S extends { readonly additionalProperties: true | object } ? Record<string, unknown> : unknown)
>

type Flat<T> = { [Name in keyof T]: T[Name] }
