/** Characters looked at for one `<`. */
const MAX_LENGTH = 200
const TYPE_TEXT = /[\w$\s.,|&[\]{}()'"?:;=-]/
const SPACED = /[\s=<]/
const CALLED = /^\s*[(`]/

/**
 * Whether the `<` at `from` opens type arguments that are then called: `f<T>(x)` or `` f<T>`x` ``, which
 * JavaScript reads as two comparisons. With a space after the `<` it is taken for a comparison.
 */
export function calledWithTypes(
  text: string,
  from: number,
): { readonly yes: boolean; readonly looked: number } {
  const limit = Math.min(text.length, from + MAX_LENGTH)
  let depth = 1
  let at = from + 1
  if (SPACED.test(text.charAt(at))) return { yes: false, looked: 1 }
  for (; at < limit && depth > 0; at++) {
    const char = text.charAt(at)
    if (char === '<') depth++
    else if (char === '>') depth -= text.charAt(at - 1) === '=' ? 0 : 1
    else if (char < '\u0080' && !TYPE_TEXT.test(char)) break
  }
  return { yes: depth === 0 && CALLED.test(text.slice(at, at + 20)), looked: at - from }
}
