/** A table whose columns are padded, so that it reads as text too. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    Math.max(3, title.length, ...body.map((row) => (row[i] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  )
}

/**
 * Puts a text between two markers of a page.
 * @throws Error when the page does not have them
 */
export function between(page: string, marker: string, text: string): string {
  const [start, end] = [`<!-- ${marker}:start -->`, `<!-- ${marker}:end -->`]
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the page has no ${start} … ${end}`)
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`
}
