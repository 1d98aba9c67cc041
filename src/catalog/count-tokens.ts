/** Characters of declarations for one token: 4.3 with o200k_base for the real tools of test/fixtures. */
const charactersPerToken = 4

/** An estimate of a text's tokens, by its length. Hand in the model's own tokenizer where the number matters. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}
