import { ToolChainTool, ToolInvoker } from 'catenary'
import { afterAll, describe, expect, it } from 'vitest'

/** Of the language, without what is removed; then what the bridge provides. */
const globals = `
  AggregateError Array ArrayBuffer Artifact AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView
  Date DisposableStack Error EvalError Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl
  Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String
  SuppressedError Symbol SyntaxError TextDecoder TextEncoder ToolError TypeError URIError URL URLSearchParams Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet artifacts atob btoa clearTimeout console crypto decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape eval globalThis input isFinite isNaN parseFloat parseInt progress
  queueMicrotask setTimeout sleep structuredClone tools undefined unescape workspace
`
  .trim()
  .split(/\s+/)

const removed = [
  'Atomics',
  'FinalizationRegistry',
  'Float16Array',
  'ShadowRealm',
  'SharedArrayBuffer',
  'WeakRef',
  'WebAssembly',
]

describe.each([{ jit: false }, { jit: true }])(
  'what a script finds on the global object (jit: $jit)',
  ({ jit }) => {
    const chains = new ToolChainTool({
      invoker: new ToolInvoker({ registry: [] }),
      sandbox: { jit },
      check: 'off',
    })
    afterAll(() => chains.close())

    async function valueOf(script: string): Promise<unknown> {
      const result = await chains.run({ script })
      if (result.status !== 'ok') throw new Error(JSON.stringify(result))
      return result.value
    }

    it('is exactly this list: a name more or less is a decision, not an accident', async () => {
      expect(await valueOf('return Object.getOwnPropertyNames(globalThis).sort()')).toEqual(globals)
    })

    it('lacks what cannot be bounded', async () => {
      const script = `return ${JSON.stringify(removed)}.filter((name) => name in globalThis)`
      expect(await valueOf(script)).toEqual([])
    })

    it('has no symbols, and inherits nothing but what every object does', async () => {
      const script = `
      const names = Reflect.ownKeys(Object.prototype)
      const inherited = []
      for (let at = Object.getPrototypeOf(globalThis); at !== null; at = Object.getPrototypeOf(at))
        inherited.push(...Reflect.ownKeys(at).filter((key) => !names.includes(key)))
      return [Object.getOwnPropertySymbols(globalThis).map(String), inherited.map(String)]`
      expect(await valueOf(script)).toEqual([[], []])
    })

    it('has one tools object that nobody can replace', async () => {
      const script = `
      const { writable, configurable } = Object.getOwnPropertyDescriptor(globalThis, 'tools')
      return [writable, configurable, Object.isFrozen(tools)]`
      expect(await valueOf(script)).toEqual([false, false, true])
    })
  },
)
