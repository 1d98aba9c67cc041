import type { ChainCallRecord } from 'catenary'

/** The trace as a table of text: one line a call, in the order the calls were made. */
export function traceTable(trace: readonly ChainCallRecord[]): string {
  const head = ['#', 'tool', 'status', 'risk', 'approval', 'effect', 'ms', 'bytes in', 'bytes out', 'source']
  const rows = trace.map((record) => [
    String(record.seq),
    record.tool,
    record.code ?? record.status,
    record.risk ?? '',
    approvalOf(record),
    record.effect,
    record.durationMs.toFixed(0),
    String(record.argumentBytes),
    String(record.resultBytes),
    record.source ?? '',
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const rule = widths.map((width) => '─'.repeat(width))
  return [head, rule, ...rows].map((row) => line(row, widths)).join('\n')
}

const numeric = new Set([0, 6, 7, 8])

function line(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((text, column) => {
    const width = widths[column] ?? 0
    return numeric.has(column) ? text.padStart(width) : text.padEnd(width)
  })
  return cells.join('  ').trimEnd()
}

function approvalOf({ approval }: ChainCallRecord): string {
  if (approval === undefined) return ''
  return approval.decidedBy === undefined
    ? approval.decision
    : `${approval.decision} by ${approval.decidedBy}`
}
