// Time and chance for a chain that can be replayed: the clock stands still between two answers of the host, and
// what is random follows from a seed. Nothing of it is there for other chains.
export default (realm, bridge) => {
  'use strict'

  // sfc32, a small generator that passes the usual test batteries; the seed is four whole numbers.
  const generator = (seed) => {
    let [a, b, c, counter] = [seed[0] | 0, seed[1] | 0, seed[2] | 0, seed[3] | 0]
    const next = () => {
      const t = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (c << 21) | (c >>> 11)
      c = (c + t) | 0
      return t >>> 0
    }
    for (let i = 0; i < 12; i++) next()
    return next
  }

  const installClock = (now) => {
    const { call, define, defineProperty, getOwnPropertyDescriptor, Date: Original } = realm
    const { construct } = Reflect
    const { prototype } = Original
    const { toString } = prototype
    function Clock(...given) {
      if (new.target === undefined) return call(toString, new Original(now()))
      return construct(Original, given.length === 0 ? [now()] : given, new.target)
    }
    realm.defineProperty(Clock, 'prototype', { __proto__: null, value: prototype, writable: false })
    realm.defineProperty(Clock, 'name', { __proto__: null, value: 'Date', configurable: true })
    realm.defineProperty(Clock, 'length', { __proto__: null, value: 7, configurable: true })
    define(Clock, 'UTC', Original.UTC)
    define(Clock, 'parse', Original.parse)
    define(Clock, 'now', { now: () => now() }.now)
    // The way back to the real clock that each date would have.
    define(prototype, 'constructor', Clock)
    define(globalThis, 'Date', Clock)

    const { prototype: format } = Intl.DateTimeFormat
    const { get } = getOwnPropertyDescriptor(format, 'format')
    const bound = {
      get format() {
        const write = call(get, this)
        return (date) => write(date === undefined ? now() : date)
      },
    }
    defineProperty(format, 'format', {
      __proto__: null,
      get: getOwnPropertyDescriptor(bound, 'format').get,
      configurable: true,
    })
    const { formatToParts } = format
    const parts = {
      formatToParts(date) {
        return call(formatToParts, this, date === undefined ? now() : date)
      },
    }
    define(format, 'formatToParts', parts.formatToParts)
  }

  const installChance = (seed) => {
    const next = generator(seed)
    const hex = (digits, value) => {
      let text = ''
      for (let i = 0; i < digits; i++) text += '0123456789abcdef'[(value >>> (28 - 4 * i)) & 15]
      return text
    }
    const random = { random: () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992 }
    realm.define(Math, 'random', random.random)
    const uuid = () => {
      const group = (digits) => hex(digits, next())
      return `${group(8)}-${group(4)}-4${group(3)}-${'89ab'[next() & 3]}${group(3)}-${group(8)}${group(4)}`
    }
    const { assist } = bridge
    bridge.assist = (operation, text) => (operation === 'uuid' ? uuid() : assist(operation, text))
  }

  /** Called before the script runs, with the time it starts at and the seed. */
  bridge.replay = ({ now: startedAt, seed }) => {
    let time = startedAt
    bridge.setNow = (now) => {
      time = now
    }
    installClock(() => time)
    installChance(seed)
  }
}
