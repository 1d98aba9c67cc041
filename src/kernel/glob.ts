type Token = { readonly kind: 'any' | 'one' } | { readonly kind: 'text'; readonly text: string }

/**
 * Whether the whole text fits the pattern: `*` is any run of characters, `?` is one, a backslash takes the next one
 * as it is. The time is bounded by the product of both lengths: only the last `*` is ever gone back to.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  const tokens = tokensOf(pattern)
  const characters = Array.from(text)
  let token = 0
  let at = 0
  let star = -1
  let resumeAt = 0
  while (at < characters.length) {
    const current = tokens[token]
    if (current?.kind === 'any') {
      star = token
      resumeAt = at
      token += 1
    } else if (current?.kind === 'one' || (current?.kind === 'text' && current.text === characters[at])) {
      token += 1
      at += 1
    } else if (star >= 0) {
      token = star + 1
      resumeAt += 1
      at = resumeAt
    } else return false
  }
  return tokens.slice(token).every(({ kind }) => kind === 'any')
}

/** A pattern that only this very text fits. */
export function literalGlob(text: string): string {
  return text.replaceAll(/[\\*?]/g, String.raw`\$&`)
}

function tokensOf(pattern: string): readonly Token[] {
  const tokens: Token[] = []
  let escaped = false
  for (const character of pattern) {
    if (escaped) tokens.push({ kind: 'text', text: character })
    else if (character === '*') tokens.push({ kind: 'any' })
    else if (character === '?') tokens.push({ kind: 'one' })
    else if (character !== '\\') tokens.push({ kind: 'text', text: character })
    escaped = !escaped && character === '\\'
  }
  // A backslash at the end stands for itself.
  if (escaped) tokens.push({ kind: 'text', text: '\\' })
  return tokens
}
