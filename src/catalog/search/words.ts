/** Words as they are compared: `listPullRequests` and `list_pull-requests` are three each; silent ones are left out. */
export function words(text: string): readonly string[] {
  return text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : stemmed(word.toLowerCase())))
}

const silent: ReadonlySet<string> = new Set(
  'a an and are as at be by for from how i in is it my of on or that the this to what which with you'.split(
    ' ',
  ),
)

/** In singular; nothing for words that say nothing. */
function stemmed(word: string): readonly string[] {
  if (silent.has(word)) return []
  if (word.length > 4 && word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return [word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word]
}
