/** What a character is to the scanner. */
const OTHER = 0
export const WORD = 1
export const SPACE = 2
export const LINE_END = 3

/** Code units looked up; all beyond are words but for the few spaces among them. */
const TABLE_SIZE = 128
const WORD_CHARACTERS = /[\w$\\]/
const TABLE = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => {
  if (code === 10 || code === 13) return LINE_END
  if (code === 32 || code === 9 || code === 11 || code === 12) return SPACE
  return WORD_CHARACTERS.test(String.fromCharCode(code)) ? WORD : OTHER
})

/** The class of a code unit that a text has. A backslash is part of a word, as in an escaped name. */
export function charClass(code: number): number {
  if (code < TABLE_SIZE) return TABLE[code] ?? OTHER
  if (code === 0x2028 || code === 0x2029) return LINE_END
  const isSpace = code === 0xa0 || code === 0xfeff || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
  return isSpace ? SPACE : WORD
}
