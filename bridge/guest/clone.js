// structuredClone for what a script can hold: data, dates, maps, sets, errors, binary, cycles.
export default (realm, bridge) => {
  'use strict'
  const { call, define, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, isArray, mapGet, mapSet } = realm
  const mapSize = getOwnPropertyDescriptor(Map.prototype, 'size').get
  const setSize = getOwnPropertyDescriptor(Set.prototype, 'size').get
  const { forEach: mapForEach } = Map.prototype
  const { forEach: setForEach, add: setAdd } = Set.prototype
  const getTime = Date.prototype.getTime
  const bufferSlice = ArrayBuffer.prototype.slice
  const bufferLength = getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength').get
  const typedTag = getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get
  const isView = ArrayBuffer.isView
  const regExpFlags = getOwnPropertyDescriptor(RegExp.prototype, 'flags').get
  const regExpSource = getOwnPropertyDescriptor(RegExp.prototype, 'source').get
  const errors = { __proto__: null, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }
  const views = { __proto__: null }
  for (const view of [
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
  ])
    views[view.name] = view

  class DataCloneError extends Error {
    get name() {
      return 'DataCloneError'
    }
  }
  const attempt = (f, self) => {
    try {
      return call(f, self)
    } catch {
      return undefined
    }
  }

  const binary = (value, copy) => {
    if (isView(value)) {
      const tag = call(typedTag, value)
      const buffer = copy(value.buffer)
      return tag === undefined
        ? new DataView(buffer, value.byteOffset, value.byteLength)
        : new views[tag](buffer, value.byteOffset, value.length)
    }
    return attempt(bufferLength, value) === undefined ? undefined : call(bufferSlice, value, 0)
  }

  const special = (value, seen, copy) => {
    const time = attempt(getTime, value)
    if (time !== undefined) return new realm.Date(time)
    if (attempt(mapSize, value) !== undefined) {
      const made = new realm.Map()
      call(mapSet, seen, value, made)
      call(mapForEach, value, (v, k) => call(mapSet, made, copy(k), copy(v)))
      return made
    }
    if (attempt(setSize, value) !== undefined) {
      const made = new realm.Set()
      call(mapSet, seen, value, made)
      call(setForEach, value, (v) => call(setAdd, made, copy(v)))
      return made
    }
    if (bridge.isError(value)) {
      const { name, message, stack } = bridge.describe(value)
      const made = new (errors[name] ?? realm.Error)(message)
      define(made, 'stack', stack)
      return made
    }
    if (value instanceof realm.RegExp)
      return new realm.RegExp(call(regExpSource, value), call(regExpFlags, value))
    return binary(value, copy)
  }

  define(globalThis, 'structuredClone', function structuredClone(value) {
    const seen = new realm.Map()
    const copy = (item) => {
      if (typeof item === 'function' || typeof item === 'symbol')
        throw new DataCloneError(`a ${typeof item} cannot be cloned`)
      if (item === null || typeof item !== 'object') return item
      const known = call(mapGet, seen, item)
      if (known !== undefined) return known
      if (bridge.isArtifact(item)) return item
      if (item instanceof realm.Promise || item instanceof WeakMap || item instanceof WeakSet)
        throw new DataCloneError('a Promise, WeakMap or WeakSet cannot be cloned')
      const made = special(item, seen, copy) ?? (isArray(item) ? new realm.Array(item.length) : {})
      call(mapSet, seen, item, made)
      if (!isArray(item) && getPrototypeOf(made) !== Object.prototype) return made
      const keys = ownKeys(item)
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]
        if (typeof key === 'string' && key !== 'length' && getOwnPropertyDescriptor(item, key).enumerable)
          define(made, key, copy(item[key]), true)
      }
      return made
    }
    return copy(value)
  })
}
