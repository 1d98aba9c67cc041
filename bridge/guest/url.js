// URL and URLSearchParams. Parsing is node's own, asked for at once; the objects are the guest's.
export default (realm, bridge) => {
  'use strict'
  const {
    call,
    define,
    parse,
    stringify,
    slice,
    indexOf,
    getOwnPropertyDescriptor,
    defineProperty,
    ownKeys,
    TypeError,
  } = realm
  const encode = encodeURIComponent
  const decode = decodeURIComponent
  const replaceAll = String.prototype.replaceAll
  const split = String.prototype.split
  const iterator = Symbol.iterator
  const encodePart = (text) => {
    let out = encode(call(String.prototype.toWellFormed, text))
    out = call(replaceAll, out, '%20', '+')
    const also = ["!'()~", '%21', '%27', '%28', '%29', '%7E']
    for (let i = 0; i < 5; i++) out = call(replaceAll, out, also[0][i], also[i + 1])
    return out
  }
  const decodePart = (text) => {
    const spaced = call(replaceAll, text, '+', ' ')
    try {
      return decode(spaced)
    } catch {
      return spaced
    }
  }

  class URLSearchParams {
    #pairs = []
    #changed = () => undefined
    constructor(init = '') {
      if (typeof init === 'object' && init !== null) this.#fromObject(init)
      else this.#fromText(`${init}`)
    }
    static attach(params, changed) {
      params.#changed = changed
      return params
    }
    #push(key, value) {
      define(this.#pairs, this.#pairs.length, [`${key}`, `${value}`], true)
    }
    #fromText(text) {
      const parts = call(split, text[0] === '?' ? call(slice, text, 1) : text, '&')
      for (let i = 0; i < parts.length; i++) {
        if (parts[i] === '') continue
        const at = call(indexOf, parts[i], '=')
        if (at < 0) this.#push(decodePart(parts[i]), '')
        else this.#push(decodePart(call(slice, parts[i], 0, at)), decodePart(call(slice, parts[i], at + 1)))
      }
    }
    #fromObject(init) {
      if (typeof init[iterator] === 'function') {
        for (const pair of init) this.#push(pair[0], pair[1])
        return
      }
      const keys = ownKeys(init)
      for (let i = 0; i < keys.length; i++) {
        if (typeof keys[i] === 'string' && getOwnPropertyDescriptor(init, keys[i]).enumerable)
          this.#push(keys[i], init[keys[i]])
      }
    }
    #keep(test) {
      const kept = []
      for (let i = 0; i < this.#pairs.length; i++)
        if (test(this.#pairs[i], i)) define(kept, kept.length, this.#pairs[i], true)
      this.#pairs = kept
    }
    get size() {
      return this.#pairs.length
    }
    append(key, value) {
      this.#push(key, value)
      this.#changed(this)
    }
    delete(key, value) {
      this.#keep((pair) => pair[0] !== `${key}` || (value !== undefined && pair[1] !== `${value}`))
      this.#changed(this)
    }
    get(key) {
      for (let i = 0; i < this.#pairs.length; i++)
        if (this.#pairs[i][0] === `${key}`) return this.#pairs[i][1]
      return null
    }
    getAll(key) {
      const all = []
      for (let i = 0; i < this.#pairs.length; i++)
        if (this.#pairs[i][0] === `${key}`) define(all, all.length, this.#pairs[i][1], true)
      return all
    }
    has(key, value) {
      for (let i = 0; i < this.#pairs.length; i++)
        if (this.#pairs[i][0] === `${key}` && (value === undefined || this.#pairs[i][1] === `${value}`))
          return true
      return false
    }
    set(key, value) {
      let found = false
      this.#keep((pair) => {
        if (pair[0] !== `${key}`) return true
        if (found) return false
        found = true
        pair[1] = `${value}`
        return true
      })
      if (!found) this.#push(key, value)
      this.#changed(this)
    }
    sort() {
      call(Array.prototype.sort, this.#pairs, (a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
      this.#changed(this)
    }
    forEach(callback, self) {
      for (let i = 0; i < this.#pairs.length; i++)
        call(callback, self, this.#pairs[i][1], this.#pairs[i][0], this)
    }
    *entries() {
      for (let i = 0; i < this.#pairs.length; i++) yield [this.#pairs[i][0], this.#pairs[i][1]]
    }
    *keys() {
      for (let i = 0; i < this.#pairs.length; i++) yield this.#pairs[i][0]
    }
    *values() {
      for (let i = 0; i < this.#pairs.length; i++) yield this.#pairs[i][1]
    }
    [iterator]() {
      return this.entries()
    }
    toString() {
      let out = ''
      for (let i = 0; i < this.#pairs.length; i++)
        out += (i === 0 ? '' : '&') + encodePart(this.#pairs[i][0]) + '=' + encodePart(this.#pairs[i][1])
      return out
    }
    toJSON() {
      return this.toString()
    }
  }
  const attach = URLSearchParams.attach
  delete URLSearchParams.attach

  const names = [
    'href',
    'origin',
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
  ]
  class URL {
    #parts
    #params
    constructor(url, base) {
      const answer = bridge.assist('url', stringify([`${url}`, base === undefined ? null : `${base}`]))
      if (answer === '') throw new TypeError(`Invalid URL: ${call(slice, `${url}`, 0, 200)}`)
      this.#parts = parse(answer)
    }
    static canParse(url, base) {
      return bridge.assist('url', stringify([`${url}`, base === undefined ? null : `${base}`])) !== ''
    }
    static parse(url, base) {
      return URL.canParse(url, base) ? new URL(url, base) : null
    }
    static part(url, index) {
      return url.#parts[index]
    }
    static change(url, name, value) {
      const answer =
        name === 'href'
          ? bridge.assist('url', stringify([`${value}`, null]))
          : bridge.assist('url_set', stringify([url.#parts[0], name, `${value}`]))
      if (answer === '') throw new TypeError(`Invalid URL: ${call(slice, `${value}`, 0, 200)}`)
      url.#parts = parse(answer)
      url.#params = undefined
    }
    get searchParams() {
      this.#params ??= attach(new URLSearchParams(this.#parts[9]), (params) => {
        this.#parts = parse(
          bridge.assist('url_set', stringify([this.#parts[0], 'search', params.toString()])),
        )
      })
      return this.#params
    }
    toString() {
      return this.#parts[0]
    }
    toJSON() {
      return this.#parts[0]
    }
  }
  const { part, change } = URL
  delete URL.part
  delete URL.change
  for (let i = 0; i < names.length; i++) {
    const name = names[i]
    defineProperty(URL.prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        return part(this, i)
      },
      set:
        name === 'origin'
          ? undefined
          : function (value) {
              change(this, name, value)
            },
    })
  }
  define(globalThis, 'URL', URL)
  define(globalThis, 'URLSearchParams', URLSearchParams)
}
