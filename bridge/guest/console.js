// `console`: bounded, and it shows what a value is (a Map, an Error), not `{}`.
export default (realm, bridge) => {
  'use strict'
  const {
    apply,
    call,
    stringify,
    slice,
    indexOf,
    ownKeys,
    getOwnPropertyDescriptor,
    isArray,
    freeze,
    create,
    define,
  } = realm
  const sizeOf = (prototype) => getOwnPropertyDescriptor(prototype, 'size').get
  const mapSize = sizeOf(Map.prototype)
  const setSize = sizeOf(Set.prototype)
  const mapForEach = Map.prototype.forEach
  const setForEach = Set.prototype.forEach
  const { toISOString, getTime } = Date.prototype
  const regExpSource = RegExp.prototype.toString
  const tagOf = getOwnPropertyDescriptor(realm.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get
  const ObjectPrototype = Object.prototype
  const join = Array.prototype.join
  const maxDepth = 4
  const maxItems = 100
  let written = 0
  let dropped = false

  const attempt = (f, self) => {
    try {
      return apply(f, self, [])
    } catch {
      return undefined
    }
  }
  const quoted = (text) =>
    text.length > 10000 ? stringify(call(slice, text, 0, 10000)) + '\u2026' : stringify(text)

  const primitive = (value) => {
    switch (typeof value) {
      case 'string':
        return quoted(value)
      case 'bigint':
        return `${value}n`
      case 'symbol':
        return 'Symbol()'
      case 'function':
        return '[Function]'
      case 'number':
        return value === 0 && 1 / value < 0 ? '-0' : `${value}`
      default:
        return `${value}`
    }
  }

  const show = (value, depth, seen) => {
    if (value === null || typeof value !== 'object') return primitive(value)
    for (let at = seen; at !== null; at = at.outer) if (at.value === value) return '[Circular]'
    if (bridge.isError(value)) {
      const { name, message } = bridge.describe(value)
      return `${name}: ${message}`
    }
    const date = attempt(toISOString, value)
    if (date !== undefined) return date
    if (attempt(getTime, value) !== undefined) return 'Invalid Date'
    if (bridge.isArtifact(value)) return `Artifact(${value.ref}, ${value.size} bytes, ${value.mediaType})`
    const inner = { __proto__: null, value, outer: seen }
    if (depth >= maxDepth) return isArray(value) ? '[Array]' : '[Object]'
    return collection(value, depth, inner) ?? plain(value, depth, inner)
  }

  const list = (open, close, write) => {
    let text = open
    let count = 0
    write((item) => {
      if (count < maxItems && text.length < 65536) text += (count === 0 ? ' ' : ', ') + item()
      else if (count === maxItems) text += ', \u2026'
      count += 1
    })
    return count === 0 ? open + close : `${text} ${close}`
  }

  const collection = (value, depth, seen) => {
    const maps = attempt(mapSize, value)
    if (maps !== undefined)
      return list(`Map(${maps}) {`, '}', (add) =>
        apply(mapForEach, value, [
          (v, k) => add(() => `${show(k, depth + 1, seen)} => ${show(v, depth + 1, seen)}`),
        ]),
      )
    const sets = attempt(setSize, value)
    if (sets !== undefined)
      return list(`Set(${sets}) {`, '}', (add) =>
        apply(setForEach, value, [(v) => add(() => show(v, depth + 1, seen))]),
      )
    const tag = attempt(tagOf, value)
    if (tag !== undefined)
      return list(`${tag}(${value.length}) [`, ']', (add) => each(value, add, depth, seen))
    if (isArray(value)) return list('[', ']', (add) => each(value, add, depth, seen))
    return undefined
  }
  const each = (value, add, depth, seen) => {
    for (let i = 0; i < value.length && i <= maxItems; i++) add(() => show(value[i], depth + 1, seen))
  }

  // What a class instance, a Promise or an ArrayBuffer is called, told without running anything of the script.
  const prefix = (value) => {
    const prototype = realm.getPrototypeOf(value)
    if (prototype === null || prototype === ObjectPrototype) return ''
    const constructor = getOwnPropertyDescriptor(prototype, 'constructor')?.value
    const name = typeof constructor === 'function' && getOwnPropertyDescriptor(constructor, 'name')?.value
    return typeof name === 'string' && name !== '' ? `${call(slice, name, 0, 100)} ` : ''
  }
  const plain = (value, depth, seen) => {
    const pattern =
      realm.getPrototypeOf(value) === RegExp.prototype ? attempt(regExpSource, value) : undefined
    if (pattern !== undefined) return pattern
    const keys = ownKeys(value)
    return list(`${prefix(value)}{`, '}', (add) => {
      for (let i = 0; i < keys.length && i <= maxItems; i++) {
        const key = keys[i]
        const property = getOwnPropertyDescriptor(value, key)
        if (typeof key !== 'string' || property === undefined || !property.enumerable) continue
        add(
          () =>
            `${simpleKey(key)}: ${'value' in property ? show(property.value, depth + 1, seen) : '[Getter]'}`,
        )
      }
    })
  }
  const identifier = /^[A-Za-z_$][\w$]*$/
  const test = RegExp.prototype.exec
  const simpleKey = (key) => (apply(test, identifier, [key]) === null ? stringify(key) : key)

  const safely = (value) => {
    try {
      return typeof value === 'string' ? value : show(value, 0, null)
    } catch {
      return '[unprintable]'
    }
  }

  // %s %d %i %f %j %o %O %%, as every console has them.
  const format = (args) => {
    let text = ''
    let next = 0
    if (typeof args[0] === 'string' && args.length > 1 && call(indexOf, args[0], '%') >= 0) {
      const pattern = args[0]
      next = 1
      let from = 0
      for (let at = call(indexOf, pattern, '%'); at >= 0; at = call(indexOf, pattern, '%', from)) {
        const kind = pattern[at + 1]
        text += call(slice, pattern, from, at)
        from = at + 2
        if (kind === '%') text += '%'
        else if (kind === 'c') next += 1
        else if (kind !== undefined && call(indexOf, 'sdifjoO', kind) >= 0 && next < args.length)
          text += safely(args[next++])
        else text += call(slice, pattern, at, from)
      }
      text += call(slice, pattern, from)
      if (next < args.length) text += ' '
    }
    for (let i = next; i < args.length && text.length <= bridge.limits.maxLogBytes; i++)
      text += (i > next ? ' ' : '') + safely(args[i])
    return text
  }

  const write = (level, args) => {
    if (dropped || bridge.isEnded()) return
    let text = format(args)
    const room = bridge.limits.maxLogBytes - written
    if (text.length > room) {
      text = call(slice, text, 0, room) + '\u2026 [log truncated: the limit of this chain is reached]'
      dropped = true
    }
    written += text.length + 1
    bridge.post(`["log","${level}"]\n${text}`)
  }

  const console = create(null)
  const levels = {
    __proto__: null,
    log: 'info',
    info: 'info',
    debug: 'debug',
    trace: 'debug',
    dir: 'info',
    table: 'info',
    dirxml: 'info',
    group: 'info',
    groupCollapsed: 'info',
    warn: 'warn',
    error: 'error',
  }
  const names = ownKeys(levels)
  for (let i = 0; i < names.length; i++) {
    const level = levels[names[i]]
    define(console, names[i], (...args) => write(level, args), true)
  }
  define(
    console,
    'assert',
    (condition, ...args) => {
      if (!condition)
        write('error', ['Assertion failed', apply(join, args.length === 0 ? [''] : [format(args)], [''])])
    },
    true,
  )
  const counts = create(null)
  define(
    console,
    'count',
    (label = 'default') => {
      const key = `${label}`
      counts[key] = (counts[key] ?? 0) + 1
      write('info', [`${key}: ${counts[key]}`])
    },
    true,
  )
  const silent = [
    'groupEnd',
    'time',
    'timeEnd',
    'timeLog',
    'timeStamp',
    'clear',
    'countReset',
    'profile',
    'profileEnd',
  ]
  for (let i = 0; i < silent.length; i++) define(console, silent[i], () => undefined, true)
  define(globalThis, 'console', freeze(console))
}
