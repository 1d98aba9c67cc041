import { describe, expect, it } from 'vitest'
import { RealmRunner } from './realm-runner.ts'
import type { Ending } from './types.ts'

/** Prints everything that can be reached from the global object: each property with its attributes. */
const survey = `
const seen = new Map([[globalThis, 'globalThis']])
const lines = []
const nameOf = (key) => typeof key === 'symbol' ? '[' + String(key) + ']' : key
const visit = (object, path) => {
  for (const key of Reflect.ownKeys(object)) {
    const place = path === 'globalThis' ? nameOf(key) : path + '.' + nameOf(key)
    const { value, get, set, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(object, key)
    const flags = (writable ? 'w' : '-') + (enumerable ? 'e' : '-') + (configurable ? 'c' : '-')
    const shown = [get && enter(get, place + '.get'), set && enter(set, place + '.set'), enter(value, place)]
    lines.push(place + ' ' + flags + ' ' + shown.filter((part) => part !== undefined).join(' '))
  }
  const prototype = Object.getPrototypeOf(object)
  if (prototype !== null) lines.push(path + '.__proto__ ' + enter(prototype, path + '.__proto__'))
}
const queue = []
const enter = (value, path) => {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value === undefined ? undefined : String(value)
  if (!seen.has(value)) {
    seen.set(value, path)
    queue.push([value, path])
  }
  return typeof value + ' ' + seen.get(value)
}
const hidden = {
  '%AsyncFunctionPrototype%': async function () {},
  '%GeneratorFunctionPrototype%': function* () {},
  '%AsyncGeneratorFunctionPrototype%': async function* () {},
  '%ArrayIteratorPrototype%': [][Symbol.iterator](),
  '%MapIteratorPrototype%': new Map().entries(),
  '%SetIteratorPrototype%': new Set().values(),
  '%StringIteratorPrototype%': ''[Symbol.iterator](),
  '%RegExpStringIteratorPrototype%': ''.matchAll(/x/g),
}
visit(globalThis, 'globalThis')
for (const [object, path] of queue) visit(object, path)
print(JSON.stringify(lines))
`

/** Not the language's: the bridge brings its own. */
const isOurs = (place: string): boolean => place === 'console' || place.startsWith('console.')
const removed = [
  'Atomics',
  'FinalizationRegistry',
  'Float16Array',
  'SharedArrayBuffer',
  'WeakRef',
  'WebAssembly',
]
const added = [
  'Artifact',
  'TextDecoder',
  'TextEncoder',
  'ToolError',
  'URL',
  'URLSearchParams',
  'artifacts',
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'input',
  'progress',
  'queueMicrotask',
  'setTimeout',
  'sleep',
  'structuredClone',
  'tools',
  'workspace',
]

const toJSON = [
  'ArrayBuffer.prototype.toJSON',
  'BigInt.prototype.toJSON',
  'DataView.prototype.toJSON',
  'Error.prototype.toJSON',
  'Iterator.prototype.toJSON',
  'Map.prototype.toJSON',
  'Promise.prototype.toJSON',
  'RegExp.prototype.toJSON',
  'Set.prototype.toJSON',
  'Uint8Array.prototype.__proto__.toJSON',
  'WeakMap.prototype.toJSON',
  'WeakSet.prototype.toJSON',
]

describe('everything that a script can reach of the language', () => {
  it('is as V8 has it, but for what is listed here', async () => {
    await using runner = await RealmRunner.create()
    const { bare, prelude } = await runner.run(survey)
    const before = linesOf(bare)
    const after = linesOf(prelude)
    expect(before.size).toBeGreaterThan(1000)
    const gone = [...before.keys()].filter(
      (place) => !after.has(place) && !removed.includes(rootOf(place)) && !isOurs(place),
    )
    const fresh = [...after.keys()].filter(
      (place) => !before.has(place) && !added.includes(rootOf(place)) && !isOurs(place),
    )
    const changed = [...before].filter(
      ([place, text]) => after.has(place) && after.get(place) !== text && !isOurs(place),
    )
    expect(changed.map(([place]) => `${place}: ${before.get(place)} -> ${after.get(place)}`)).toEqual([
      // What `await` stands on.
      'Promise.[Symbol(Symbol.species)]: --c function Promise.[Symbol(Symbol.species)].get -> --- function Promise.[Symbol(Symbol.species)].get',
      'Promise.prototype.constructor: w-c function Promise -> --- function Promise',
      'Promise.prototype.then: w-c function Promise.prototype.then -> --- function Promise.prototype.then',
    ])
    expect(outermost(gone)).toEqual([])
    // Absent to a script that asks: the accessors answer only while the bridge writes a value.
    expect(outermost(fresh).toSorted()).toEqual(toJSON)
    expect(removed.filter((name) => after.has(name))).toEqual([])
    expect(added.filter((name) => !after.has(name))).toEqual([])
  })

  it('includes every method of the console that V8 has, or a script that logs would throw', async () => {
    await using runner = await RealmRunner.create()
    const { bare, prelude } = await runner.run(
      'print(JSON.stringify(Object.keys(console).filter((key) => typeof console[key] === "function")))',
    )
    const names = (ending: Ending): readonly string[] =>
      ending.kind === 'printed' ? (JSON.parse(ending.text) as string[]) : []
    const had = names(bare)
    expect(had).toContain('log')
    expect(had.filter((name) => name !== 'context' && !names(prelude).includes(name))).toEqual([])
  })
})

// A property that comes or goes brings or takes what hangs on it.
const outermost = (places: readonly string[]): readonly string[] =>
  places.filter((place) => !places.some((other) => place.startsWith(`${other}.`)))

const rootOf = (place: string): string => place.split(/\.(?!get$|set$)/)[0] ?? ''

function linesOf(ending: Ending): Map<string, string> {
  if (ending.kind !== 'printed') throw new Error(JSON.stringify(ending))
  const lines = JSON.parse(ending.text) as readonly string[]
  return new Map(
    lines.map((line) => {
      const cut = line.search(/ (?=[w-][e-][c-] |object |function )/)
      return [line.slice(0, cut), line.slice(cut + 1)] as const
    }),
  )
}
