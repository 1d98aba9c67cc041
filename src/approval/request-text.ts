import type { ApprovalArtifact, ApprovalRequest, FileChange } from '../kernel/index.ts'

/** A request as lines for a terminal, and whether something was too long to be shown whole. */
export interface RequestText {
  readonly text: string
  readonly isCut: boolean
}

/** A request for a terminal; nothing in it can move the cursor, hide text or pretend to be a line of ours. */
export function requestText(request: ApprovalRequest, maxLength: number): RequestText {
  const { call, risk, agentId, runId, chainId } = request
  const { text, isCut } = detailText(request, maxLength)
  const lines = [
    `Approval needed: ${oneLine(call.name)} (${risk.toUpperCase()})`,
    `  agent ${oneLine(agentId)}, run ${oneLine(runId)}${chainId === undefined ? '' : `, chain ${oneLine(chainId)}`}`,
    text,
  ]
  return { text: lines.join('\n'), isCut }
}

/** Several requests of one run as one screen, numbered from 1. */
export function batchText(requests: readonly ApprovalRequest[], maxLength: number): RequestText {
  const [first] = requests
  const whole = requests.map((request, index) => {
    const { text, isCut } = detailText(request, maxLength)
    const head = `[${index + 1}] ${oneLine(request.call.name)} (${request.risk.toUpperCase()})`
    return { text: `${head}\n${text}`, isCut }
  })
  const whose = first === undefined ? '' : `: agent ${oneLine(first.agentId)}, run ${oneLine(first.runId)}`
  const chain = first?.chainId === undefined ? '' : `, chain ${oneLine(first.chainId)}`
  return {
    text: [
      `Approval needed for ${requests.length} calls${whose}${chain}`,
      ...whole.map(({ text }) => text),
    ].join('\n'),
    isCut: whole.some(({ isCut }) => isCut),
  }
}

function detailText(request: ApprovalRequest, maxLength: number): RequestText {
  const { call, summary, files = [], rule, revises, position, sourceLine, artifacts } = request
  const args = cut(JSON.stringify(call.arguments, undefined, 2), maxLength)
  const diffs = files.map((file) => fileText(file, maxLength))
  const lines = [
    ...(summary === undefined ? [] : [`  ${oneLine(summary)}`]),
    ...(revises === undefined ? [] : ['  this is what became of the edit']),
    ...(rule === undefined ? [] : [`  asked by the rule ${oneLine(rule.id)}${because(rule.reason)}`]),
    ...(position === undefined
      ? []
      : [`  line ${position.line}${sourceLine === undefined ? '' : `: ${oneLine(sourceLine.trim())}`}`]),
    '  arguments:',
    args.text,
    ...diffs.map(({ text }) => text),
    ...(artifacts.length === 0 ? [] : ['  artifacts:', ...artifacts.map(artifactLine)]),
  ]
  return { text: lines.join('\n'), isCut: args.isCut || diffs.some(({ isCut }) => isCut) }
}

function because(reason: string | undefined): string {
  return reason === undefined ? '' : `: ${oneLine(reason)}`
}

function fileText({ path, diff }: FileChange, maxLength: number): RequestText {
  const { text, isCut } = cut(diff, maxLength)
  return { text: `  changes ${oneLine(path)}:\n${text}`, isCut }
}

function cut(text: string, maxLength: number): RequestText {
  const whole = escapeInvisible(text)
  const isCut = whole.length > maxLength
  const shown = isCut ? `${whole.slice(0, maxLength)}\n… ${whole.length - maxLength} more characters` : whole
  return { text: indent(shown), isCut }
}

function artifactLine({ ref, bytes, mediaType, sha256 }: ApprovalArtifact): string {
  return `  | ${oneLine(ref)}: ${bytes} bytes, ${oneLine(mediaType)}, sha256 ${oneLine(sha256)}`
}

/** The bar marks every line of a value, so that no value can look like a line of the prompt. */
function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  | ${line}`)
    .join('\n')
}

/** A text on one line. */
function oneLine(text: string): string {
  return escapeInvisible(text.replaceAll('\n', '\\n'))
}

/** Control, direction, joining, filling and unpaired characters as `\u{…}`; JSON text has no line break inside a string. */
function escapeInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, (character) =>
    character === '\n' || character === ' '
      ? character
      : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
