/** What a line that was broken goes on behind. */
const bar = '  | '

/**
 * Breaks the lines that a terminal of so many columns would break, so that what comes after the break stands behind
 * a bar too, and cannot look like a line of the prompt. As they are for a terminal that says nothing of its columns.
 */
export function foldLines(text: string, columns: number): string {
  if (!(columns > 2 * bar.length)) return text
  return text
    .split('\n')
    .map((line) => fold(line, columns))
    .join('\n')
}

function fold(line: string, columns: number): string {
  let folded = ''
  let width = 0
  for (const character of line) {
    // Two for whatever may be wide: a line that is broken too early does no harm.
    const next = character <= '~' ? 1 : 2
    if (width + next > columns) {
      folded += `\n${bar}`
      width = bar.length
    }
    folded += character
    width += next
  }
  return folded
}
