import type { ApprovalArtifact, ApprovalRequest } from '../kernel/index.ts'

/** A request as lines for a terminal, and whether the arguments were too long to be shown whole. */
export interface RequestText {
  readonly text: string
  readonly isCut: boolean
}

/** A request for a terminal; nothing in it can move the cursor, hide text or pretend to be a line of ours. */
export function requestText(request: ApprovalRequest, maxArgumentLength: number): RequestText {
  const { call, risk, summary, agentId, runId, chainId, artifacts } = request
  const whole = escapeInvisible(JSON.stringify(call.arguments, undefined, 2))
  const isCut = whole.length > maxArgumentLength
  const shown = isCut
    ? `${whole.slice(0, maxArgumentLength)}\n… ${whole.length - maxArgumentLength} more characters`
    : whole
  const lines = [
    `Approval needed: ${oneLine(call.name)} (${risk.toUpperCase()})`,
    ...(summary === undefined ? [] : [`  ${oneLine(summary)}`]),
    `  agent ${oneLine(agentId)}, run ${oneLine(runId)}${chainId === undefined ? '' : `, chain ${oneLine(chainId)}`}`,
    '  arguments:',
    indent(shown),
    ...(artifacts.length === 0 ? [] : ['  artifacts:', ...artifacts.map(artifactLine)]),
  ]
  return { text: lines.join('\n'), isCut }
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

/** Control, direction, joining and unpaired characters as `\u{…}`; JSON text has no line break inside a string. */
function escapeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? character : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
