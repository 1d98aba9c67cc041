import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isRef, newRef } from '../../store/index.ts'

describe('a ref', () => {
  it('is all of the randomness it was given, and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 18, maxLength: 18 }), (bytes) => {
        const ref = newRef(() => bytes)
        expect(isRef(ref)).toBe(true)
        expect(Buffer.from(ref.slice(4), 'base64url')).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it('is not made of too little randomness', () => {
    expect(() => newRef(() => new Uint8Array(4))).toThrow('randomBytes')
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 7],
    ['a list that looks like one', ['art_AAAAAAAAAAAAAAAAAAAAAAAA']],
    ['a path', 'art_../../../../etc/passwd/x'],
    ['a slash', 'art_AAAAAAAAAAAAAAAAAAAAAA/A'],
    ['a NUL', 'art_AAAAAAAAAAAAAAAAAAAAAAA\0'],
    ['a line break after it', 'art_AAAAAAAAAAAAAAAAAAAAAAAA\n'],
    ['one character less', 'art_AAAAAAAAAAAAAAAAAAAAAAA'],
    ['one character more', 'art_AAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['another prefix', 'ART_AAAAAAAAAAAAAAAAAAAAAAAA'],
    ['letters of other scripts', 'art_АAAAAAAAAAAAAAAAAAAAAAAA'],
  ])('is told from %s', (_, value) => {
    expect(isRef(value)).toBe(false)
  })
})
