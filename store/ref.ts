import { invalidArgument } from './errors.ts'
import type { StoreError } from './errors.ts'
import type { RandomBytes } from './types.ts'

/** 144 random bits. A multiple of three, so that base64url has no spare bits and one ref has one spelling. */
const refBytes = 18
const shape = /^art_[A-Za-z0-9_-]{24}$/

/** A ref nobody can guess: `art_` and 144 random bits in base64url. @throws `invalid_argument` */
export function newRef(randomBytes: RandomBytes): string {
  const bytes = randomBytes(refBytes)
  if (bytes.length !== refBytes)
    throw invalidArgument('randomBytes', 'must return as many bytes as it is asked for')
  return `art_${Buffer.from(bytes).toString('base64url')}`
}

/** The source of randomness repeated itself: a second blob under one ref would replace the first. */
export function takenRef(): StoreError {
  return invalidArgument('randomBytes', 'gave a ref that is already taken: it must not repeat itself')
}

/** Whether a value has the form of a ref. It says nothing about whether there is a blob. */
export function isRef(value: unknown): value is string {
  return typeof value === 'string' && value.length === 28 && shape.test(value)
}
