import type { ChainRunFailed, ChainRunResult } from '../index.ts'
import { account } from './account.ts'
import type { Output } from './output.ts'

/** Of a source line, in characters. */
const maxSourceLength = 160

/** Says on stderr how the chain ended: why it failed and where, then what was done, not done, unknown. */
export function showOutcome(result: ChainRunResult, script: string, output: Output): void {
  switch (result.status) {
    case 'ok':
      break
    case 'suspended': {
      const tools = result.waitingFor.map(({ tool }) => tool).join(', ')
      output.note('[suspended]', `the chain ${result.chainId} waits for ${tools}`)
      break
    }
    case 'error':
    case 'timeout':
    case 'cancelled':
      output.note(labels[result.status], failureText(result, script))
      break
    default:
      result satisfies never
  }
  const lines = account(result.trace)
  for (const { label, text } of lines) output.note(label, text)
  if (lines.length === 0 && 'error' in result) output.note('[not done]', 'no tool was called')
}

const labels: Readonly<Record<ChainRunFailed['status'], string>> = {
  error: '[failed]',
  timeout: '[timeout]',
  cancelled: '[cancelled]',
}

function failureText({ status, error }: ChainRunFailed, script: string): string {
  const { name, message, line, column = 1, sourceLine } = error
  const headline = status === 'error' ? `${name}: ${message}` : message
  if (line === undefined) return headline
  const place = `  at ${script}:${line}:${column}`
  if (sourceLine === undefined) return `${headline}\n${place}`
  const isLong = sourceLine.length > maxSourceLength
  const shown = isLong ? `${sourceLine.slice(0, maxSourceLength)}…` : sourceLine
  const caret = column <= shown.length ? [`  ${shown.slice(0, column - 1).replace(/[^\t]/g, ' ')}^`] : []
  return [headline, place, `  ${shown}`, ...caret].join('\n')
}
