const mask = '[masked]'

/** What gives a credential away, and what stays of it. Each pattern is linear in the length of the text. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // Connection strings, whole: host and database are nobody's business either.
  [
    /\b(?:jdbc:)?(?:postgres(?:ql)?|mysql|mariadb|mssql|sqlserver|mongodb(?:\+srv)?|rediss?|amqps?|ldaps?|clickhouse|oracle|snowflake):\/\/[^\s"'<>]+/gi,
    mask,
  ],
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@"'<>]{1,512}@/gi, `$1${mask}@`],
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, mask],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g, mask],
  [/\b(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_A-Za-z0-9]{16,}/g, mask],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|xox[abeoprs]-|npm_|hf_)[A-Za-z0-9_-]{10,}/g, mask],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, mask],
  [/\bAIza[A-Za-z0-9_-]{30,}/g, mask],
  [/\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, `$1 ${mask}`],
  [
    /((?:password|passwd|passphrase|pwd|secret|token|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|account[-_ ]?key|client[-_ ]?secret|credentials?|authorization|cookie|session[-_ ]?id)["']?\s{0,4}[=:]\s{0,4})(?:"[^"\n]*"?|'[^'\n]*'?|[^\s,;&]+)/gi,
    `$1${mask}`,
  ],
]

/** A text with whatever looks like a connection string or a credential masked. */
export function maskSecrets(text: string): string {
  let masked = text
  for (const [pattern, replacement] of patterns) masked = masked.replace(pattern, replacement)
  return masked
}
