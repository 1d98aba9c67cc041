// What scripts expect beside the language: input, progress, timers, and the small web classics.
export default (realm, bridge) => {
  'use strict'
  const { call, apply, define, freeze, Promise, TypeError, RangeError } = realm
  const { mapSet, mapDelete, charCodeAt, fromCharCode, indexOf, slice, promiseThen } = realm

  bridge.provide = () => {
    define(globalThis, 'input', bridge.input, true)
  }
  define(globalThis, 'ToolError', bridge.ToolError)
  const provide = (name, value) => define(globalThis, name, value)

  provide('progress', (value) => {
    const text = bridge.encode(value, 65536, 'the progress value')
    if (!bridge.isEnded()) bridge.post(`["progress"]\n${text ?? 'null'}`)
  })

  // Timers live with the host: they end with the chain and can be replayed.
  const timers = new realm.Map()
  const milliseconds = (ms) => {
    const number = +ms
    return number > 0 ? (number > 2147483647 ? 2147483647 : number) : 0
  }
  const wait = (ms) => bridge.ask((id) => `["timer",${id},${milliseconds(ms)}]`, '')
  provide('sleep', (ms) => call(promiseThen, wait(ms), () => undefined))
  let lastTimer = 0
  provide('setTimeout', (callback, ms, ...args) => {
    if (typeof callback !== 'function') throw new TypeError('setTimeout takes a function')
    const id = ++lastTimer
    call(mapSet, timers, id, true)
    call(promiseThen, wait(ms), () => {
      if (call(mapDelete, timers, id)) apply(callback, undefined, args)
    })
    return id
  })
  provide('clearTimeout', (id) => {
    call(mapDelete, timers, id)
  })
  provide('queueMicrotask', (callback) => {
    if (typeof callback !== 'function') throw new TypeError('queueMicrotask takes a function')
    call(promiseThen, Promise.resolve(), () => callback())
  })

  provide('crypto', freeze({ __proto__: null, randomUUID: () => bridge.assist('uuid', '') }))

  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  provide('btoa', (value) => {
    const text = `${value}`
    let out = ''
    for (let i = 0; i < text.length; i += 3) {
      const a = call(charCodeAt, text, i)
      const b = call(charCodeAt, text, i + 1)
      const c = call(charCodeAt, text, i + 2)
      if (a > 255 || b > 255 || c > 255)
        throw new RangeError('btoa: the text has a character beyond Latin-1; use TextEncoder')
      out += alphabet[a >> 2] + alphabet[((a & 3) << 4) | (b >> 4)]
      out += i + 1 < text.length ? alphabet[((b & 15) << 2) | (c >> 6)] : '='
      out += i + 2 < text.length ? alphabet[c & 63] : '='
    }
    return out
  })
  const invalidBase64 = () => new RangeError('atob: not a base64 text')
  provide('atob', (value) => {
    const text = `${value}`
    let out = ''
    let bits = 0
    let held = 0
    let digits = 0
    let padding = 0
    for (let i = 0; i < text.length; i++) {
      const c = text[i]
      if (c === ' ' || c === '\n' || c === '\t' || c === '\r' || c === '\f') continue
      if (c === '=') {
        padding += 1
        continue
      }
      const digit = call(indexOf, alphabet, c)
      if (digit < 0 || padding > 0) throw invalidBase64()
      digits += 1
      held = ((held << 6) | digit) & 0xffffff
      bits += 6
      if (bits >= 8) {
        bits -= 8
        out += fromCharCode((held >> bits) & 255)
      }
    }
    if (digits % 4 === 1 || (padding > 0 && (digits + padding) % 4 !== 0)) throw invalidBase64()
    return out
  })

  const encodeUtf8 = (text) => {
    const escaped = encodeURIComponent_(wellFormed(text))
    const bytes = new realm.Uint8Array(escaped.length)
    let at = 0
    for (let i = 0; i < escaped.length; i++) {
      if (escaped[i] === '%') {
        bytes[at++] = parseInt_(call(slice, escaped, i + 1, i + 3), 16)
        i += 2
      } else bytes[at++] = call(charCodeAt, escaped, i)
    }
    return call(sliceBytes, bytes, 0, at)
  }
  const encodeURIComponent_ = encodeURIComponent
  const parseInt_ = parseInt
  const sliceBytes = Uint8Array.prototype.slice
  const toWellFormed = String.prototype.toWellFormed
  const wellFormed = (text) => call(toWellFormed, `${text}`)
  class TextEncoder {
    get encoding() {
      return 'utf-8'
    }
    encode(text = '') {
      return encodeUtf8(text)
    }
  }
  provide('TextEncoder', TextEncoder)

  // One code point at a time, malformed input as U+FFFD (or an error when fatal), as the Encoding Standard has it.
  const decodeUtf8 = (bytes, fatal) => {
    let out = ''
    let i = 0
    const malformed = () => {
      if (fatal) throw new TypeError('TextDecoder: the bytes are not valid UTF-8')
      out += '\ufffd'
    }
    while (i < bytes.length) {
      const first = bytes[i++]
      if (first < 0x80) {
        out += fromCharCode(first)
        continue
      }
      const more =
        first >= 0xc2 && first < 0xe0
          ? 1
          : first >= 0xe0 && first < 0xf0
            ? 2
            : first >= 0xf0 && first < 0xf5
              ? 3
              : 0
      if (more === 0) {
        malformed()
        continue
      }
      let point = first & (0x3f >> more)
      let low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
      let high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
      let left = more
      while (left > 0 && i < bytes.length && bytes[i] >= low && bytes[i] <= high) {
        point = (point << 6) | (bytes[i++] & 0x3f)
        low = 0x80
        high = 0xbf
        left -= 1
      }
      if (left > 0) malformed()
      else out += realm.fromCodePoint(point)
    }
    return out
  }
  const byteView = (value) => {
    if (value === undefined) return new realm.Uint8Array(0)
    if (ArrayBuffer_.isView(value))
      return new realm.Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    return new realm.Uint8Array(value)
  }
  const ArrayBuffer_ = { __proto__: null, isView: ArrayBuffer.isView }
  class TextDecoder {
    #fatal
    constructor(label = 'utf-8', options = undefined) {
      const name = `${label}`
      if (name !== 'utf-8' && name !== 'utf8' && name !== 'UTF-8')
        throw new RangeError('TextDecoder: only utf-8 is available here')
      this.#fatal = options?.fatal === true
    }
    get encoding() {
      return 'utf-8'
    }
    decode(bytes) {
      const text = decodeUtf8(byteView(bytes), this.#fatal)
      return text[0] === '\ufeff' ? call(slice, text, 1) : text
    }
  }
  provide('TextDecoder', TextDecoder)
}
