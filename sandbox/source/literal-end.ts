import { charClass, LINE_END, WORD } from './char-class.ts'

/** Offset after the string that begins at `from`; where its line ends first, the end of the line. */
export function stringEnd(text: string, from: number): number {
  const quote = text.charCodeAt(from)
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 92) at += text.startsWith('\r\n', at + 1) ? 2 : 1
    else if (code === quote) return at + 1
    else if (code === 10 || code === 13) return at
  }
  return text.length
}

/** Offset after the next backtick or `${` of a template, or -1 where the text ends first. */
export function templatePartEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 92) at++
    else if (code === 96) return at + 1
    else if (code === 36 && text.charCodeAt(at + 1) === 123) return at + 2
  }
  return -1
}

/** Offset after the regular expression and its flags that begins at `from`, or -1 where its line ends first. */
export function regexEnd(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (charClass(code) === LINE_END) return -1
    if (code === 92) at++
    else if (code === 91) inClass = true
    else if (code === 93) inClass = false
    else if (code === 47 && !inClass) {
      at++
      while (at < text.length && charClass(text.charCodeAt(at)) === WORD) at++
      return at
    }
  }
  return -1
}

/** Offset after the comment that begins at `from`, -1 for a block that is never closed, `from` if it is none. */
export function commentEnd(text: string, from: number): number {
  const next = text.charCodeAt(from + 1)
  if (next === 47) {
    let at = from + 2
    while (at < text.length && charClass(text.charCodeAt(at)) !== LINE_END) at++
    return at
  }
  if (next !== 42) return from
  const end = text.indexOf('*/', from + 2)
  return end < 0 ? -1 : end + 2
}
