type Cell = string | number | boolean | null | undefined

/** Rows as CSV text (RFC 4180, `\n` line ends), the columns in the order of the first row's keys. */
export function formatCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `${[columns.map(cell).join(','), ...lines].join('\n')}\n`
}

function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
