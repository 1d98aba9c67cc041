import { ApprovalDecision, type ApprovalRequest, type ApprovalResult } from '../../index.ts'
import { inputRequired, type InputRequiredResult } from './sdk.ts'

const maxArguments = 3000
const maxReason = 500

type InputRequest = NonNullable<InputRequiredResult['inputRequests']>[string]

/** A question for a user, as the form that the protocol has for it. */
export function questionForm(request: ApprovalRequest): InputRequest {
  return inputRequired.elicit({
    message: questionText(request),
    requestedSchema: {
      type: 'object',
      properties: {
        decision: {
          type: 'string',
          title: 'Run it?',
          enum: ['approve', 'deny'],
          description: 'Nothing is run unless you approve.',
        },
        reason: { type: 'string', title: 'Reason', description: 'Told to the model.', maxLength: maxReason },
      },
      required: ['decision'],
    },
  })
}

/** A user's answer to the form; undefined if there is none. Whatever is not a clear yes is a no. */
export function readAnswer(response: unknown): ApprovalResult | undefined {
  if (typeof response !== 'object' || response === null) return undefined
  const { action, content } = response as Readonly<Record<string, unknown>>
  const { decision, reason } = (content ?? {}) as Readonly<Record<string, unknown>>
  const why = typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.slice(0, maxReason) } : {}
  const by = { decidedBy: 'mcp client' }
  if (action === 'accept' && decision === 'approve')
    return { decision: ApprovalDecision.APPROVED, ...by, ...why }
  if (action === 'cancel')
    return { decision: ApprovalDecision.SKIPPED, ...by, reason: 'The user did not answer.' }
  return { decision: ApprovalDecision.DENIED, ...by, ...why }
}

/** A question in words; nothing in it can hide text or pretend to be a line of ours. */
export function questionText(request: ApprovalRequest): string {
  const { call, risk, summary, rule, artifacts, sourceLine, position } = request
  const whole = visible(JSON.stringify(call.arguments, undefined, 2))
  const shown =
    whole.length > maxArguments
      ? `${whole.slice(0, maxArguments)}\n… ${whole.length - maxArguments} more characters`
      : whole
  return [
    `A script wants to call ${oneLine(call.name)} (risk: ${risk}).`,
    ...(summary === undefined ? [] : [oneLine(summary)]),
    ...(rule?.reason === undefined ? [] : [`Rule ${oneLine(rule.id)}: ${oneLine(rule.reason)}`]),
    'Arguments:',
    ...shown.split('\n').map((line) => `  | ${line}`),
    ...artifacts.map(({ ref, bytes, mediaType }) => `  with ${ref}: ${bytes} bytes, ${oneLine(mediaType)}`),
    ...(sourceLine === undefined
      ? []
      : [`At line ${position?.line ?? '?'} of the script: ${oneLine(sourceLine.trim())}`]),
  ].join('\n')
}

function oneLine(text: string): string {
  return visible(text.replaceAll('\n', '\\n')).slice(0, 2000)
}

function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? character : `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
