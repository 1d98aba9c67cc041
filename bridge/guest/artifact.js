// Large values stay outside; the script holds this instead and reads it in parts.
export default (realm, bridge) => {
  'use strict'
  const { call, define, stringify, freeze, indexOf, slice, parse, charCodeAt, endsWith, Symbol } = realm
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
    async *lines() {
      let rest = ''
      for (let at = 0; at < this.size;) {
        const piece = await chunk(this.#ref, at, smaller(at + step(lineStep), this.size), place())
        at = piece.next
        const text = rest + piece.text
        let begin = 0
        for (
          let end = call(indexOf, text, '\n', rest.length);
          end >= 0;
          end = call(indexOf, text, '\n', begin)
        ) {
          const line = call(slice, text, begin, end)
          begin = end + 1
          yield call(endsWith, line, '\r') ? call(slice, line, 0, -1) : line
        }
        rest = call(slice, text, begin)
      }
      if (rest !== '') yield rest
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
