// The realm of one script. An expression: called with the bridge's installers it gives the boot function, which is
// called once, before any user code, and gives the one entry through which the host drives the script.
// Everything the script could tamper with is captured here first and used through `realm` afterwards.
export default (installers) => {
  'use strict'
  const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect
  const { create, freeze, getPrototypeOf, keys } = Object
  const AsyncFunction = (async () => {}).constructor
  const PromiseConstructor = Promise
  const promiseThen = Promise.prototype.then
  const strings = String.prototype
  const { bind, call: functionCall } = Function.prototype
  const uncurriedCall = apply(bind, functionCall, [functionCall])

  const realm = freeze({
    __proto__: null,
    apply,
    ownKeys,
    getOwnPropertyDescriptor,
    defineProperty,
    create,
    freeze,
    getPrototypeOf,
    keys,
    isArray: Array.isArray,
    isFinite: Number.isFinite,
    stringify: JSON.stringify,
    parse: JSON.parse,
    Array,
    BigInt,
    Boolean,
    Date,
    Error,
    Map,
    Number,
    Promise,
    RangeError,
    RegExp,
    Set,
    String,
    Symbol,
    TypeError,
    Uint8Array,
    WeakMap,
    slice: strings.slice,
    indexOf: strings.indexOf,
    includes: strings.includes,
    charCodeAt: strings.charCodeAt,
    endsWith: strings.endsWith,
    fromCharCode: String.fromCharCode,
    fromCodePoint: String.fromCodePoint,
    repeat: strings.repeat,
    promiseThen,
    mapGet: Map.prototype.get,
    mapSet: Map.prototype.set,
    mapDelete: Map.prototype.delete,
    weakMapGet: WeakMap.prototype.get,
    weakMapSet: WeakMap.prototype.set,
    /** `call(f, self, ...args)`: bound, which costs less than a function that hands its arguments on. */
    call: uncurriedCall,
    /** Defines a property that nobody can pollute: descriptors have no prototype here. */
    define(target, key, value, enumerable) {
      defineProperty(target, key, {
        __proto__: null,
        value,
        writable: true,
        configurable: true,
        enumerable: enumerable === true,
      })
    },
    pin(target, key, value, enumerable) {
      defineProperty(target, key, {
        __proto__: null,
        value,
        writable: false,
        configurable: false,
        enumerable: enumerable === true,
      })
    },
  })

  // The same list for every script; each entry is there for a measured reason (memory that is not counted, timers
  // beside the clock, code that runs in the collector, an engine assertion).
  const removed = [
    'WebAssembly',
    'SharedArrayBuffer',
    'Atomics',
    'FinalizationRegistry',
    'WeakRef',
    'ShadowRealm',
    'Float16Array',
  ]
  for (let i = 0; i < removed.length; i++) delete globalThis[removed[i]]

  // Only what `await` stands on: freezing more breaks ordinary programs.
  const pinExisting = (target, key) => {
    const descriptor = getOwnPropertyDescriptor(target, key)
    if (descriptor === undefined || !descriptor.configurable) return
    defineProperty(
      target,
      key,
      descriptor.get === undefined
        ? { __proto__: null, configurable: false, writable: false }
        : { __proto__: null, configurable: false },
    )
  }
  pinExisting(PromiseConstructor.prototype, 'then')
  pinExisting(PromiseConstructor.prototype, 'constructor')
  pinExisting(PromiseConstructor, Symbol.species)

  return (post, finish, assist, setupText) => {
    let ended = false
    // What the installers hang their parts on; private to them, never reachable by a script.
    const bridge = { __proto__: null, post, assist, setup: realm.parse(setupText) }
    bridge.isEnded = () => ended
    bridge.end = (kind, text) => {
      if (ended) return
      ended = true
      finish(kind, text)
    }
    for (let i = 0; i < installers.length; i++) installers[i](realm, bridge)

    const compile = (body) => new AsyncFunction('"use strict";\n' + body + '\n//# sourceURL=script.js')
    const start = (body, startText) => {
      bridge.start(realm.parse(startText))
      let running
      try {
        running = apply(compile(body), undefined, [])
      } catch (error) {
        return bridge.end('syntax', bridge.describeError(error))
      }
      apply(promiseThen, running, [
        (value) => bridge.returned(value),
        (error) => bridge.end('threw', bridge.describeError(error)),
      ])
    }
    return freeze({
      __proto__: null,
      enter(operation, text, extra) {
        if (operation === 0) start(text, extra)
        else if (!ended) bridge.deliver(text)
      },
    }).enter
  }
}
