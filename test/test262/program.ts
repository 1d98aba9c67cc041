import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Test262Test } from './types.ts'

// What a host owes to a test (INTERPRETING.md of the suite), as far as a program inside a realm can give it itself.
const host = `
const $262 = ((global, transfer) => ({
  global,
  detachArrayBuffer(buffer) { if (!buffer.detached) Reflect.apply(transfer, buffer, []) },
}))(globalThis, ArrayBuffer.prototype.transfer);
Object.defineProperty(globalThis, '$262', { value: $262, writable: true, configurable: true });
Test262Error.prototype.name = 'Test262Error';
`
const done = `
const $hold = new Promise(() => {});
function $DONE(error) {
  if (error === undefined || error === null || error === false) print('Test262:AsyncTestComplete');
  else print('Test262:AsyncTestFailure:' + (typeof error === 'object' && 'name' in error ? error.name + ': ' + error.message : String(error)));
}
Object.defineProperty(globalThis, '$DONE', { value: $DONE, writable: true, configurable: true });
`

/** Puts tests together with what they stand on. */
export class ProgramWriter {
  readonly #suite: string
  readonly #harness = new Map<string, string>()

  constructor(suite: string) {
    this.#suite = suite
  }

  /** The test as the body of one function; it has `print`. */
  write({ source, flags, includes }: Test262Test): string {
    const isAsync = flags.includes('async')
    const parts = [this.#include('assert.js'), this.#include('sta.js'), host]
    if (isAsync) parts.push(done)
    for (const include of includes) parts.push(this.#include(include))
    parts.push(source)
    // A chain ends when its function returns; an asynchronous test ends later.
    if (isAsync) parts.push('await $hold')
    return parts.join('\n')
  }

  #include(name: string): string {
    const known = this.#harness.get(name)
    if (known !== undefined) return known
    const text = readFileSync(join(this.#suite, 'harness', name), 'utf8')
    this.#harness.set(name, text)
    return text
  }
}
