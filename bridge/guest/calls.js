// Calls to the host and their answers. A message is `<JSON head>\n<body>`, an answer `<id> <kind>\n<body>`.
export default (realm, bridge) => {
  'use strict'
  const { apply, call, parse, stringify, indexOf, charCodeAt, slice, define, Error, Map, Promise, WeakMap } =
    realm
  const { mapGet, mapSet, mapDelete, weakMapGet, weakMapSet, promiseThen } = realm
  const pending = new Map()
  const calls = new WeakMap()
  const unawaited = new Map()
  let lastId = 0

  /** A tool call's failure. `tool`, `status`, `code`, `retryable` and `effect` are the host's own words. */
  class ToolError extends Error {}
  define(ToolError.prototype, 'name', 'ToolError')
  bridge.ToolError = ToolError
  bridge.callOf = (error) =>
    error !== null && (typeof error === 'object' || typeof error === 'function')
      ? call(weakMapGet, calls, error)
      : undefined

  // A promise that knows whether anybody took an interest in it: `await`, `then`, `catch` and Promise.all all come
  // through `then`, because the constructor is not Promise itself.
  class ToolCall extends Promise {
    #id
    static watch(promise, id, name) {
      promise.#id = id
      call(mapSet, unawaited, id, name)
    }
    static get [Symbol.species]() {
      return Promise
    }
    then(onFulfilled, onRejected) {
      if (#id in this) call(mapDelete, unawaited, this.#id)
      return call(promiseThen, this, onFulfilled, onRejected)
    }
  }
  realm.freeze(ToolCall.prototype)
  realm.freeze(ToolCall)

  /** Sends one message and gives a promise of its answer. Throws if the host refuses to take it. */
  bridge.ask = (makeHead, body, error) => {
    const id = ++lastId
    let settle
    const promise = new ToolCall((resolve, reject) => {
      settle = { __proto__: null, resolve, reject, error }
    })
    const refused = bridge.isEnded() ? 'the script has ended' : bridge.post(makeHead(id) + '\n' + body)
    if (refused !== '') {
      settle.reject(new realm.RangeError(refused))
      return promise
    }
    call(mapSet, pending, id, settle)
    return promise
  }

  // Where in the script: the line and column of the innermost frame that is its own, as V8 counts them. A capture of
  // its own, since few frames cost little and the error's stack is to have them all. It may run the script's own
  // Error.prepareStackTrace.
  const { captureStackTrace } = Error
  const readPlace = () => {
    const place = { __proto__: null }
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 3
    captureStackTrace(place, bridge.callTool)
    Error.stackTraceLimit = limit
    const { stack } = place
    const from = call(indexOf, stack, 'script.js:') + 10
    const colon = call(indexOf, stack, ':', from)
    let end = colon + 1
    while (end < colon + 8 && isDigit(call(charCodeAt, stack, end))) end++
    const line = +call(slice, stack, from, colon)
    const column = +call(slice, stack, colon + 1, end)
    return from >= 10 && line > 0 && column > 0 ? `,${line},${column}` : ''
  }
  const isDigit = (code) => code >= 48 && code <= 57
  const placeOfCall = () => {
    try {
      return readPlace()
    } catch {
      return ''
    }
  }

  /** Calls a tool. The error is made here, so that its stack is the place of the call. */
  bridge.callTool = (name, args, form) => {
    const error = new ToolError()
    const quoted = stringify(name)
    let body
    let promise
    try {
      if (bridge.isEncoding())
        throw new realm.TypeError(`cannot call ${quoted} while arguments are being serialized`)
      body = bridge.encode(args, bridge.limits.maxArgumentBytes, `the arguments of ${name}`) ?? ''
      const place = bridge.wantsPlaces ? placeOfCall() : ''
      promise = bridge.ask((id) => `["call",${id},${quoted},"${form}"${place}]`, body, error)
    } catch (reason) {
      promise = new ToolCall((_, reject) => reject(reason))
      lastId += 1
    }
    ToolCall.watch(promise, lastId, name)
    return promise
  }

  /** Work that is not a tool's, as a promise that knows whether anybody took an interest in it. */
  bridge.watch = (name, work) => {
    const promise = new ToolCall((resolve) => resolve(work))
    lastId += 1
    ToolCall.watch(promise, lastId, `=${name}`)
    return promise
  }

  // Reading `stack` may run the script's own Error.prepareStackTrace.
  const rewriteStack = (error, name, message) => {
    try {
      const stack = error.stack
      if (typeof stack !== 'string') return
      const frames = call(indexOf, stack, '\n')
      define(error, 'stack', `${name}: ${message}${frames < 0 ? '' : call(slice, stack, frames)}`)
    } catch {}
  }

  const fail = (entry, body) => {
    const failure = parse(body)
    const error = entry.error ?? new ToolError()
    call(weakMapSet, calls, error, failure.id)
    define(error, 'message', failure.message)
    rewriteStack(error, 'ToolError', failure.message)
    define(error, 'tool', failure.tool, true)
    define(error, 'status', failure.status, true)
    define(error, 'code', failure.code, true)
    define(error, 'retryable', failure.retryable, true)
    define(error, 'effect', failure.effect, true)
    entry.reject(error)
  }

  // What was asked of files: an error as node's own.
  const refuse = (entry, body) => {
    const refusal = parse(body)
    const error = entry.error ?? new Error()
    define(error, 'message', refusal.message)
    rewriteStack(error, 'Error', refusal.message)
    define(error, 'code', refusal.code, true)
    define(error, 'syscall', refusal.syscall, true)
    define(error, 'path', refusal.path, true)
    entry.reject(error)
  }

  const read = (kind, body) => {
    switch (kind) {
      case 'json':
        return parse(body)
      case 'text':
        return body
      case 'artifact':
        return bridge.makeArtifact(parse(body))
      case 'outcome':
        return bridge.makeOutcome(parse(body))
      default:
        return undefined
    }
  }

  bridge.deliver = (given) => {
    // Chains that can be replayed are told the time with each answer: `@<milliseconds>\n` before it.
    const from = bridge.setNow === undefined ? 0 : call(indexOf, given, '\n') + 1
    if (from > 0) bridge.setNow(+call(slice, given, 1, from - 1))
    const text = from > 0 ? call(slice, given, from) : given
    const end = call(indexOf, text, '\n')
    const space = call(indexOf, text, ' ')
    const id = +call(slice, text, 0, space)
    const kind = call(slice, text, space + 1, end)
    const body = call(slice, text, end + 1)
    const entry = call(mapGet, pending, id)
    if (entry === undefined) return
    call(mapDelete, pending, id)
    if (kind === 'error') return fail(entry, body)
    if (kind === 'refused') return refuse(entry, body)
    entry.resolve(read(kind, body))
  }

  bridge.start = (start) => {
    bridge.limits = start.limits
    bridge.input = start.input
    bridge.wantsPlaces = start.places === true
    if (start.replay !== undefined) bridge.replay(start.replay)
    bridge.provide(start)
  }

  bridge.returned = (value) => {
    let text
    try {
      text = bridge.encode(value, bridge.limits.maxResultBytes, 'the return value') ?? ''
    } catch (error) {
      const tooLarge = error instanceof realm.RangeError && call(indexOf, error.message, 'too large') >= 0
      return bridge.end(tooLarge ? 'value_too_large' : 'invalid_value', bridge.describeError(error))
    }
    if (unawaited.size > 0) {
      const names = []
      apply(Map.prototype.forEach, unawaited, [
        (name) => {
          if (names.length < 20) realm.define(names, names.length, name, true)
        },
      ])
      return bridge.end('unawaited', stringify(names))
    }
    bridge.end('returned', text)
  }
}
