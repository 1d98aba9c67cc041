import { createHash } from 'node:crypto'

import { StoreError } from '../../../store/index.ts'
import type { BlobStore, Scope } from '../../../store/index.ts'
import { ada } from './subject.ts'

/** What each operation says of a ref: its value, or the error as a caller can see it. */
export async function answersFor(
  store: BlobStore,
  ref: string,
  scope: Scope = ada,
): Promise<Record<string, unknown>> {
  return {
    resolve: await answerOf(store.resolve(ref, scope)),
    read: await answerOf(collect(store.read(ref, scope))),
    info: await answerOf(store.info(ref, scope)),
    pin: await answerOf(store.pin(ref, scope)),
    unpin: await answerOf(store.unpin(ref, scope)),
    exists: await answerOf(store.exists(ref, scope)),
    delete: await answerOf(store.delete(ref, scope)),
  }
}

/** The value of a promise, or the error as a caller can see it. */
export async function answerOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise
  } catch (error) {
    if (!StoreError.isInstance(error)) throw error
    const { code, message, cause, name } = error
    return code === 'aborted' ? { code, message, name } : { code, message, name, cause }
  }
}

/** All chunks as one. */
export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return new Uint8Array(Buffer.concat(all))
}

/** A source that gives these chunks. */
export async function* streamOf(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** Bytes in pieces of one size. */
export function slices(bytes: Uint8Array, size: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, n) => bytes.slice(n * size, (n + 1) * size))
}

/** Bytes without a short period, so that a chunk out of place shows. */
export function patternOf(size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  for (let n = 0; n < size; n += 1) bytes[n] = (Math.imul(n, 2_654_435_761) >>> 24) ^ n
  return bytes
}

/** Compares large contents without printing them. */
export function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

/** SHA-256 in hexadecimal. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What a caller without types might pass. */
export function wrong(value: unknown): never {
  return value as never
}
