/** An error of the language, and where it was thrown. */
export interface Thrown {
  readonly message: string
  readonly sourceLine?: string
  /** In the source line, from 1. */
  readonly column?: number
}

/** A value as a script writes it: a name, and what is taken of it. */
const expression = /[A-Za-z_$][\w$]*(?:[!?]?\.[\w$]+|!?\[[^[\]]*\])*/.source
const readOf = new RegExp(`(${expression})!?\\.\\s*$`)
/** Characters of a message, and before a place, that are looked at: a hostile script writes both. */
const maxMessage = 500
const maxBefore = 200
const lookAt = (value: string): string => `console.log(${value}) shows what it is`

/** What to do about an error that the language throws; undefined where that is not known. */
export function nextStep({ message, sourceLine = '', column = 1 }: Thrown): string | undefined {
  if (message.length > maxMessage) return undefined
  const before = sourceLine.slice(Math.max(0, column - 1 - maxBefore), Math.max(0, column - 1))
  const read = /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '([^']+)'\)$/.exec(
    message,
  )
  if (read !== null) return absent(read[1] ?? '', read[2] ?? '', readOf.exec(before)?.[1])
  const called = new RegExp(`^(${expression})\\.([\\w$]+) is not a function$`).exec(message)
  if (called !== null) return `${called[1]} has no such method; ${lookAt(called[1] ?? '')}`
  const listed = new RegExp(`^(${expression}) is not iterable`).exec(message)?.[1]
  if (listed === 'undefined' || listed === 'object') return 'it is no list: test it first'
  if (listed !== undefined) return `it is no list; ${lookAt(listed)}`
  if (/ is not valid JSON$|^Unexpected end of JSON input$|JSON at position \d+/.test(message))
    return 'the text is no JSON; console.log(text.slice(0, 200)) shows how it begins'
  return undefined
}

function absent(nothing: string, member: string, value: string | undefined): string {
  if (value === undefined) return 'test it first, or write `?.` before it and say what to do without it'
  const optional = /^[\w$]+$/.test(member) ? `${value}?.${member}` : `${value}?.[...]`
  return `${value} is ${nothing} here; test it first, or write ${optional} and say what to do without it`
}
