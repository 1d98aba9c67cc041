import { isUint8Array } from 'node:util/types'

import { aborted, invalidArgument, throwIfAborted } from './errors.ts'
import type { BlobData } from './types.ts'
import { weigh } from './weigh.ts'

/**
 * The data as chunks. What is given at once is copied before this returns; the chunks of a stream remain the source's,
 * which may use their memory again when it is asked for the next. A stream that hangs is left when the signal fires.
 * @throws `invalid_argument` for anything that is not bytes, `aborted`
 */
export function chunksOf(data: BlobData, signal: AbortSignal): AsyncIterable<Uint8Array> {
  if (typeof data === 'string') return single(new TextEncoder().encode(data), signal)
  if (isUint8Array(data)) return single(new Uint8Array(data), signal)
  if (isAsyncIterable(data)) return copied(data, signal)
  throw invalidArgument('data', 'must be a string, a Uint8Array or an async iterable of Uint8Array')
}

async function* single(bytes: Uint8Array, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  throwIfAborted(signal)
  yield bytes
}

async function* copied(source: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  let ended = false
  try {
    for (;;) {
      const step = await nextUnlessAborted(iterator, signal)
      if (step.done === true) break
      if (!isUint8Array(step.value))
        throw invalidArgument('data', 'must give chunks that are a Uint8Array each')
      weigh(step.value)
      yield step.value
    }
    ended = true
  } finally {
    if (!ended) void release(iterator)
  }
}

/** A listener for each step, not a race against one promise that lives as long as the stream: that would grow. */
function nextUnlessAborted(
  iterator: AsyncIterator<unknown>,
  signal: AbortSignal,
): Promise<IteratorResult<unknown>> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted(signal))
    const giveUp = (): void => reject(aborted(signal))
    signal.addEventListener('abort', giveUp, { once: true })
    next(iterator)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}

async function next(iterator: AsyncIterator<unknown>): Promise<IteratorResult<unknown>> {
  return iterator.next()
}

/** Tells the source to stop. Never awaited: a generator that hangs in `next` answers `return` only after it. */
async function release(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.()
  } catch {
    // The error that made us leave is the one to report.
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
