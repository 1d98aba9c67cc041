// Requests about files and artifacts, and the pieces in which data crosses: bytes go as text, a character each.
export default (realm, bridge) => {
  'use strict'
  const { apply, call, define, stringify, slice, charCodeAt, fromCharCode, promiseThen, TypeError } = realm
  const { ArrayBuffer } = globalThis
  const { isView } = ArrayBuffer
  const { asyncIterator, iterator } = realm.Symbol
  const { floor } = Math

  /** A global that is built when a script first uses it. */
  bridge.lazily = (name, make) => {
    let made
    realm.defineProperty(globalThis, name, {
      __proto__: null,
      configurable: true,
      enumerable: false,
      get: () => (made ??= make()),
      set: (value) => define(globalThis, name, value),
    })
  }
  // `then` through the captured one: nothing of the script comes between.
  const ask = (request, body, error) =>
    call(
      promiseThen,
      bridge.ask((id) => `["io",${id},${stringify(request)}]`, body, error),
      (answer) => answer,
    )
  const smaller = (a, b) => (a < b ? a : b)
  // Characters of one message: each may weigh three bytes.
  const pieceLength = () => {
    const third = floor(bridge.limits.maxArgumentBytes / 3)
    return third > 65536 ? third : 65536
  }
  const latin1 = (buffer, offset, length) => {
    let text = ''
    for (let at = 0; at < length; at += 8192)
      text += apply(
        fromCharCode,
        undefined,
        new realm.Uint8Array(buffer, offset + at, smaller(8192, length - at)),
      )
    return text
  }
  let lastUpload = 0
  const isBinary = (value) => isView(value) || value instanceof ArrayBuffer
  const cutsPair = (text, at) => {
    const code = call(charCodeAt, text, at - 1)
    return code >= 0xd800 && code <= 0xdbff
  }

  /** Sends data in pieces; `finish` gives the request that goes with the last. Gives the answer to that. */
  const transfer = async (data, finish, error) => {
    const step = pieceLength()
    let upload = 0
    let held = ''
    let as = 'text'
    const pass = async (length) => {
      const cut = as === 'text' && length < held.length && cutsPair(held, length) ? length - 1 : length
      if (upload === 0) upload = ++lastUpload
      const body = call(slice, held, 0, cut)
      held = call(slice, held, cut)
      await ask({ __proto__: null, op: 'chunk', upload, as }, body, error)
    }
    const takeBytes = async (value) => {
      const whole = isView(value)
      const buffer = whole ? value.buffer : value
      const offset = whole ? value.byteOffset : 0
      const length = value.byteLength
      for (let at = 0; at < length;) {
        if (held.length >= step) await pass(step)
        const size = smaller(step - held.length, length - at)
        held += latin1(buffer, offset + at, size)
        at += size
      }
    }
    const take = async (item) => {
      const kind = typeof item === 'string' ? 'text' : 'bytes'
      if (kind === 'bytes' && !isBinary(item))
        throw new TypeError('what is written must be text or bytes, or give pieces that are')
      if (kind !== as && held !== '') await pass(held.length)
      as = kind
      if (kind === 'bytes') return takeBytes(item)
      held += item
      while (held.length > step) await pass(step)
    }
    try {
      if (typeof data === 'string' || isBinary(data)) await take(data)
      else {
        const pieces = call(data[asyncIterator] ?? data[iterator], data)
        for (let next = await pieces.next(); !next.done; next = await pieces.next())
          await take(await next.value)
      }
    } catch (reason) {
      if (upload > 0) await ask({ __proto__: null, op: 'drop', upload }, '', error)
      throw reason
    }
    return ask(finish(upload, as), held, error)
  }
  const isPieces = (value) =>
    value !== null &&
    typeof value === 'object' &&
    (typeof value[asyncIterator] === 'function' || typeof value[iterator] === 'function')

  bridge.askIo = ask
  bridge.transfer = transfer
  bridge.latin1 = latin1
  bridge.isBinary = isBinary
  bridge.isPieces = isPieces
}
