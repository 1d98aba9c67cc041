/** Control characters other than tab and line feed, and the marks that change the direction of a line. */
const controls = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** A text that cannot drive a terminal: what would is written as `\u001b`, which in JSON text is the same character. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(controls, escaped)
}

/** JSON text in which no character can drive a terminal; the value is the same. */
export function printableJson(value: unknown, indent = 0): string | undefined {
  return JSON.stringify(value, encodeBytes, indent)?.replace(controls, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function encodeBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
}
