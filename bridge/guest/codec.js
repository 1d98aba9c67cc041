// Values to JSON text and back. What JSON cannot say is refused by name; nothing becomes `{}` or null in silence.
export default (realm, bridge) => {
  'use strict'
  const { apply, call, stringify, isFinite, includes, slice, getPrototypeOf, TypeError, RangeError } = realm
  const { ownKeys, getOwnPropertyDescriptor } = realm
  const ObjectPrototype = Object.prototype
  const boxes = [Number.prototype.valueOf, String.prototype.valueOf, Boolean.prototype.valueOf]
  const ErrorPrototype = Error.prototype
  const DatePrototype = Date.prototype
  const dateGetTime = Date.prototype.getTime
  const iterator = Symbol.iterator
  let encoding = false

  const inherits = (value, prototype) => {
    let at = value
    for (let i = 0; i < 50 && at !== null && (typeof at === 'object' || typeof at === 'function'); i++) {
      at = getPrototypeOf(at)
      if (at === prototype) return true
    }
    return false
  }
  bridge.isError = (value) => inherits(value, ErrorPrototype)

  const where = (key) => (key === '' ? '' : ` at "${call(slice, `${key}`, 0, 80)}"`)
  const answers = new realm.WeakMap()
  const refuse = (what, remedy) =>
    function toJSON(key) {
      throw new TypeError(`cannot serialize ${what}${where(key)}: ${remedy}`)
    }
  // JSON.stringify asks each object for `toJSON`, natively, so refusing there costs nothing for plain data. The
  // accessor answers only while the bridge encodes: a script's own JSON.stringify sees the language as it is.
  const answer = (prototype, toJSON) => {
    call(realm.weakMapSet, answers, toJSON, true)
    realm.defineProperty(prototype, 'toJSON', {
      __proto__: null,
      configurable: true,
      enumerable: false,
      get() {
        return encoding ? toJSON : undefined
      },
      set(value) {
        realm.define(this, 'toJSON', value, true)
      },
    })
  }
  const entries = 'use Object.fromEntries(it) or [...it]'
  const bytes = 'use Array.from(it), or pass an Artifact'
  const iterate = 'use [...it] or Array.fromAsync(it)'
  answer(Map.prototype, refuse('a Map', entries))
  answer(Set.prototype, refuse('a Set', 'use [...it]'))
  answer(WeakMap.prototype, refuse('a WeakMap', 'return plain data'))
  answer(WeakSet.prototype, refuse('a WeakSet', 'return plain data'))
  answer(Promise.prototype, refuse('an unawaited promise', 'did you forget "await" or Promise.all?'))
  answer(RegExp.prototype, refuse('a RegExp', 'use it.source'))
  answer(
    ArrayBuffer.prototype,
    refuse('binary data (ArrayBuffer)', 'use Array.from(new Uint8Array(it)), or pass an Artifact'),
  )
  answer(DataView.prototype, refuse('binary data (DataView)', bytes))
  answer(getPrototypeOf(Uint8Array.prototype), refuse('binary data (typed array)', bytes))
  answer(BigInt.prototype, refuse('a BigInt', 'use String(it) or Number(it)'))
  answer(getPrototypeOf(getPrototypeOf([][iterator]())), refuse('an iterator', iterate))
  answer(
    getPrototypeOf(getPrototypeOf((async function* () {})()).constructor.prototype),
    refuse('an async iterator', iterate),
  )
  answer(ErrorPrototype, function toJSON() {
    const { name, message } = describe(this)
    const told = { name, message }
    // What was put on it by name, as on a ToolError, is data like any other.
    const keys = ownKeys(this)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]
      if (typeof key !== 'string' || key === 'name' || key === 'message' || key === 'stack') continue
      if (getOwnPropertyDescriptor(this, key)?.enumerable === true) realm.define(told, key, this[key], true)
    }
    return told
  })

  // The second pass, only for a text in which something may have been lost: JSON writes NaN, Infinity and an invalid
  // Date as null, and what a script's own toJSON gave is not asked for its toJSON again.
  const looksLossy = (text) =>
    call(includes, text, 'null') || call(includes, text, '{}') || call(includes, text, '{"0":')
  const isBox = (value) => {
    for (let i = 0; i < boxes.length; i++) {
      try {
        apply(boxes[i], value, [])
        return true
      } catch {}
    }
    return false
  }
  const isEmptyInstance = (value) => {
    const prototype = getPrototypeOf(value)
    if (prototype === null || prototype === ObjectPrototype || realm.isArray(value) || isBox(value))
      return false
    const keys = ownKeys(value)
    for (let i = 0; i < keys.length; i++)
      if (typeof keys[i] === 'string' && getOwnPropertyDescriptor(value, keys[i])?.enumerable === true)
        return false
    return true
  }
  const nameOf = (value) => {
    const name = text(read(read(value, 'constructor'), 'name'), 100)
    return name === undefined || name === '' || name === 'Object' ? 'an object' : `an instance of ${name}`
  }
  function refuseLost(key, value) {
    if (value !== null && typeof value === 'object') {
      const { toJSON } = value
      const isOurs = typeof toJSON === 'function' && call(realm.weakMapGet, answers, toJSON) === true
      if (isOurs) return apply(toJSON, value, [key])
      if (isEmptyInstance(value))
        throw new TypeError(`cannot serialize ${nameOf(value)}${where(key)}: it has no data of its own`)
      return value
    }
    if (typeof value === 'number') {
      if (!isFinite(value))
        throw new TypeError(`cannot serialize ${value}${where(key)}: use null or a string`)
    } else if (value === null) {
      const held = this[key]
      if (
        held !== null &&
        typeof held === 'object' &&
        inherits(held, DatePrototype) &&
        !isFinite(apply(dateGetTime, held, []))
      )
        throw new TypeError(
          `cannot serialize an invalid Date${where(key)}: check it with Number.isNaN(date.getTime())`,
        )
    } else if ((typeof value === 'function' || typeof value === 'symbol') && realm.isArray(this)) {
      throw new TypeError(`cannot serialize a ${typeof value}${where(key)}: pass data only`)
    }
    return value
  }

  /** JSON text of a value; undefined for undefined. Throws a TypeError or RangeError that says what to do. */
  bridge.encode = (value, maxLength, what) => {
    if (value === undefined) return undefined
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`cannot serialize a ${typeof value} as ${what}: pass data only`)
    if (encoding) throw new TypeError(`cannot serialize ${what} while another value is being serialized`)
    const within = (text) => {
      if (typeof text !== 'string') throw new TypeError(`cannot serialize ${what}: it has no JSON form`)
      if (text.length <= maxLength) return text
      throw new RangeError(
        `${what} too large: ${text.length} characters of JSON, the limit is ${maxLength}. ` +
          'Pass an Artifact instead of its content: (await tools.name.invoke(args)).artifact',
      )
    }
    encoding = true
    try {
      const text = within(stringify(value))
      const isWhole = text === 'null' ? value === null : !looksLossy(text)
      return isWhole ? text : within(stringify(value, refuseLost))
    } finally {
      encoding = false
    }
  }
  bridge.isEncoding = () => encoding

  const read = (object, key) => {
    try {
      return object?.[key]
    } catch {
      return undefined
    }
  }
  const text = (value, max) => (typeof value === 'string' ? call(slice, value, 0, max) : undefined)

  // Never throws, reads each property once, is bounded.
  const describe = (error) => {
    const isObject = error !== null && (typeof error === 'object' || typeof error === 'function')
    if (!isObject) {
      const shown =
        typeof error === 'string'
          ? call(slice, error, 0, 2000)
          : typeof error === 'symbol'
            ? 'a symbol'
            : call(slice, `${error}`, 0, 2000)
      return {
        __proto__: null,
        name: 'Thrown',
        message: `the script threw ${shown}, which is not an Error`,
        stack: '',
      }
    }
    const name = text(read(error, 'name'), 100) ?? 'Error'
    let message = text(read(error, 'message'), 4000)
    if (message === undefined) message = 'the script threw an object that is not an Error'
    const errors = read(error, 'errors')
    if (realm.isArray(errors)) {
      for (let i = 0; i < errors.length && i < 5; i++) {
        const inner = text(read(errors[i], 'message'), 500)
        if (inner !== undefined) message += `\n- ${inner}`
      }
    }
    return { __proto__: null, name, message, stack: text(read(error, 'stack'), 16384) ?? '' }
  }
  bridge.describe = describe

  /** An error as JSON text: name, message, stack and, for an uncaught tool failure, the id of its call. */
  bridge.describeError = (error) => {
    let described
    try {
      described = describe(error)
    } catch {
      described = {
        __proto__: null,
        name: 'Error',
        message: 'the script threw something that cannot be read',
        stack: '',
      }
    }
    const id = bridge.callOf(error)
    return stringify({
      __proto__: null,
      name: described.name,
      message: described.message,
      stack: described.stack,
      ...(id === undefined ? {} : { call: id }),
    })
  }
}
