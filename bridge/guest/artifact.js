// Large values stay outside; the script holds this instead and reads it in parts.
export default (realm, bridge) => {
  'use strict'
  const { call, define, stringify, freeze, indexOf, slice, parse, charCodeAt, Symbol } = realm
  const { getPrototypeOf } = realm
  const AsyncIteratorPrototype = getPrototypeOf(getPrototypeOf(getPrototypeOf((async function* () {})())))
  const resolve = (value) => call(promiseResolve, realm.Promise, value)
  const promiseResolve = Promise.resolve
  const wholeStep = 4 * 1024 * 1024
  const lineStep = 64 * 1024
  const smaller = (a, b) => (a < b ? a : b)
  const { promiseThen } = realm
  // The error is made where the script asks, so that its stack is that place.
  const place = () => new bridge.ToolError()
  /** No more at once than one read may bring; a character needs four bytes. */
  const step = (bytes) => {
    const most = bridge.limits.maxReadBytes ?? bytes
    return most < 4 ? 4 : smaller(bytes, most)
  }
  const ask = (ref, from, to, as, error) =>
    call(
      promiseThen,
      bridge.ask((id) => `["read",${id},${stringify(ref)},${from},${to},"${as}"]`, '', error),
      (answer) => answer,
    )
  /** A piece of text and the byte after it: the host never cuts a character in two. */
  const chunk = async (ref, from, to, error) => {
    const answer = await ask(ref, from, to, 'text', error)
    const end = call(indexOf, answer, '\n')
    return { __proto__: null, next: +call(slice, answer, 0, end), text: call(slice, answer, end + 1) }
  }
  const position = (value, name) => {
    if (typeof value !== 'number' || value < 0 || value % 1 !== 0)
      throw new realm.RangeError(`${name} must be a whole number of bytes, 0 or more`)
    return value
  }

  // By hand: an async generator takes three times as long for each line.
  const linesOf = (ref, size) => {
    let text = ''
    let begin = 0
    let looked = 0
    let at = 0
    let fetching
    const given = (value) => ({ value, done: false })
    const line = (end) => {
      const stop = end > begin && call(charCodeAt, text, end - 1) === 13 ? end - 1 : end
      const found = call(slice, text, begin, stop)
      begin = looked = end + 1
      return given(found)
    }
    const fetch = async (error) => {
      for (;;) {
        if (at >= size) {
          if (begin >= text.length) return { value: undefined, done: true }
          const last = call(slice, text, begin)
          begin = text.length
          return given(last)
        }
        const piece = await chunk(ref, at, smaller(at + step(lineStep), size), error)
        at = piece.next
        looked = text.length - begin
        text = call(slice, text, begin) + piece.text
        begin = 0
        const end = call(indexOf, text, '\n', looked)
        if (end >= 0) return line(end)
        looked = text.length
      }
    }
    const lines = realm.create(AsyncIteratorPrototype)
    define(lines, 'next', () => {
      if (fetching !== undefined) return call(promiseThen, fetching, lines_next, lines_next)
      const end = looked < text.length ? call(indexOf, text, '\n', looked) : -1
      if (end >= 0) return resolve(line(end))
      fetching = fetch(place())
      const over = () => (fetching = undefined)
      call(promiseThen, fetching, over, over)
      return fetching
    })
    const lines_next = lines.next
    define(lines, 'return', (value) => {
      at = size
      text = ''
      begin = looked = 0
      return resolve({ value, done: true })
    })
    return lines
  }

  // Whoever has this may make one; no script has.
  const ours = freeze({ __proto__: null })

  class Artifact {
    #ref
    constructor(key, descriptor) {
      if (key !== ours)
        throw new realm.TypeError('an Artifact comes from a tool result; it cannot be constructed')
      this.#ref = descriptor.ref
      define(this, 'ref', descriptor.ref, true)
      define(this, 'size', descriptor.bytes, true)
      define(this, 'mediaType', descriptor.mediaType, true)
      define(this, 'preview', descriptor.preview, true)
      if (descriptor.sha256 !== undefined) define(this, 'sha256', descriptor.sha256, true)
      if (descriptor.outline !== undefined) define(this, 'outline', descriptor.outline, true)
      freeze(this)
    }
    /** The whole content as text. */
    async text() {
      const error = place()
      let whole = ''
      for (let at = 0; at < this.size;) {
        const piece = await chunk(this.#ref, at, smaller(at + step(wholeStep), this.size), error)
        whole += piece.text
        at = piece.next
      }
      return whole
    }
    /** The whole content, parsed as JSON. */
    async json() {
      return parse(await this.text())
    }
    /** Bytes `from` (included) to `to` (excluded, the end if absent) as a Uint8Array. */
    async slice(from = 0, to = this.size) {
      const end = smaller(position(to, 'to'), this.size)
      const start = smaller(position(from, 'from'), end)
      const error = place()
      const bytes = new realm.Uint8Array(end - start)
      const by = step(lineStep)
      for (let at = start; at < end; at += by) {
        const text = await ask(this.#ref, at, smaller(at + by, end), 'bytes', error)
        for (let i = 0; i < text.length; i++) bytes[at - start + i] = call(charCodeAt, text, i)
      }
      return bytes
    }
    /** The lines of a text, read in parts: memory does not grow with the size. */
    lines() {
      return linesOf(this.#ref, this.size)
    }
    /** The whole content as a Uint8Array. */
    bytes() {
      return this.slice()
    }
    toJSON() {
      return { __proto__: null, $artifact: this.#ref }
    }
    get [Symbol.toStringTag]() {
      return 'Artifact'
    }
  }
  freeze(Artifact.prototype)
  define(globalThis, 'Artifact', Artifact)

  bridge.isArtifact = (value) =>
    typeof value === 'object' && value !== null && realm.getPrototypeOf(value) === Artifact.prototype
  bridge.makeArtifact = (descriptor) => new Artifact(ours, descriptor)
  /** The wire form of an outcome, with its offloaded result ready to use. */
  bridge.makeOutcome = (outcome) => {
    if (outcome.artifactRef !== undefined)
      define(
        outcome,
        'artifact',
        bridge.makeArtifact({
          __proto__: null,
          ref: outcome.artifactRef,
          bytes: outcome.bytes,
          mediaType: outcome.mediaType,
          preview: outcome.text,
          sha256: outcome.sha256,
          outline: outcome.outline,
        }),
      )
    return outcome
  }
}
