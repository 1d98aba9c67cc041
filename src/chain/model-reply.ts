import { toolResult } from '../kernel/index.ts'
import type {
  ChainCallRecord,
  ChainRunFailed,
  ChainRunOk,
  ChainRunResult,
  ToolExecutionResult,
} from '../kernel/index.ts'
import { artifactsIn } from './artifacts-in.ts'

const maxLogCharacters = 4000
/** How many of the artifacts in a value are named once more. */
const maxRefs = 20

/** What the model is told of a chain: the value or the error and its place, then what was done, not done, unknown. */
export function modelReply(result: ChainRunResult): ToolExecutionResult {
  const text = [
    ...headline(result),
    ...returnedArtifacts(result),
    ...shownLogs(result),
    ...shownFiles(result),
    ...calls(result.trace),
  ].join('\n')
  return toolResult({
    content: [{ type: 'text', text }],
    isError: result.status !== 'ok',
    metadata: { chainId: result.chainId, status: result.status },
  })
}

function headline(result: ChainRunResult): string[] {
  switch (result.status) {
    case 'ok':
      if (result.artifactRef !== undefined) return storedValue(result)
      return [result.value === undefined ? 'The script returned nothing.' : JSON.stringify(result.value)]
    case 'suspended':
      return [
        `The chain ${result.chainId} waits for: ${result.waitingFor.map(({ tool }) => tool).join(', ')}.`,
      ]
    case 'error':
    case 'timeout':
    case 'cancelled':
      return errorLines(result)
    default:
      return result satisfies never
  }
}

function storedValue({ bytes, artifactRef, outline, preview = '', omittedBytes = 0 }: ChainRunOk): string[] {
  return [
    `The value has ${bytes} bytes and is stored as artifact ${artifactRef}. It is ${outline}. It begins:`,
    preview,
    `[${omittedBytes} more bytes. read_artifact reads parts of it, and searches in it; a program that is given its ref in \`artifacts\` can use it.]`,
  ]
}

function returnedArtifacts(result: ChainRunResult): string[] {
  const refs = artifactsIn(result)
  if (refs.length === 0) return []
  const shown = refs.slice(0, maxRefs).join(', ') + (refs.length > maxRefs ? ', …' : '')
  return [
    `[The value refers to stored content: ${shown}. read_artifact reads parts of it, and searches in it; a program that is given a ref in \`artifacts\` can use it.]`,
  ]
}

function errorLines({ error }: ChainRunFailed): string[] {
  const place = error.line === undefined ? '' : ` (line ${error.line}, column ${error.column ?? 1})`
  const source = error.sourceLine === undefined ? [] : [`  ${error.line ?? ''} | ${error.sourceLine.trim()}`]
  const tool = error.call === undefined ? '' : ` of tools.${error.call.tool}`
  return [
    `The script failed${place}: ${error.name}${tool}: ${error.message}`,
    ...source,
    ...otherMistakes(error),
  ]
}

function otherMistakes({ diagnostics = [] }: ChainRunFailed['error']): string[] {
  const others = diagnostics.slice(1, 11).map(({ line = 1, message, suggestion }) => {
    const remedy = suggestion === undefined ? '' : ` (${suggestion})`
    return `  line ${line}: ${message}${remedy}`
  })
  return others.length === 0 ? [] : ['Other mistakes:', ...others]
}

function shownLogs({ logs }: ChainRunResult): string[] {
  if (logs.length === 0) return []
  const text = logs.map((line) => `  ${line.text}`).join('\n')
  const shown = text.length <= maxLogCharacters ? text : `${text.slice(0, maxLogCharacters)}\n  … (cut)`
  return ['Logs:', shown]
}

function shownFiles({ files }: ChainRunResult): string[] {
  return files.map(({ path, mediaType, bytes, artifactRef }) => {
    const stored = artifactRef === undefined ? '' : `, artifact ${artifactRef}`
    return `File: ${path} (${mediaType}, ${bytes} bytes${stored})`
  })
}

function calls(trace: readonly ChainCallRecord[]): string[] {
  if (trace.length === 0) return []
  const done = trace.filter(({ effect, status }) => status === 'ok' || effect === 'done')
  const unknown = trace.filter(({ effect, status }) => status !== 'ok' && effect === 'unknown')
  const notDone = trace.filter(({ effect, status }) => status !== 'ok' && effect === 'none')
  return [
    ...line('Calls done', done),
    ...line('Calls not done', notDone),
    ...line('Calls whose effect is unknown (do not simply repeat them)', unknown),
  ]
}

function line(label: string, records: readonly ChainCallRecord[]): string[] {
  if (records.length === 0) return []
  const counts = new Map<string, number>()
  for (const { tool, code } of records) {
    const key = code === undefined ? tool : `${tool} [${code}]`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const shown = [...counts].map(([key, count]) => (count === 1 ? key : `${key} ×${count}`))
  return [`${label}: ${shown.join(', ')}.`]
}
