import type { Answer } from '../../../bridge/index.ts'
import type { ArtifactDescription, InvokerSession } from '../../invoker/index.ts'
import { cutToCodePoints } from '../cut-utf8.ts'

/** The answer with an Artifact, its beginning as a preview where it is text. */
export async function artifactAnswer(session: InvokerSession, found: ArtifactDescription): Promise<Answer> {
  if (!found.ok) return failureAnswer(found.code, found.message)
  const { ref, bytes, mediaType, sha256 } = found
  const max = Math.min(session.policy.maxInlineResultBytes, session.policy.maxResolvedBytes)
  const head = isText(mediaType) ? await session.readArtifact(ref, { from: 0, to: max }) : undefined
  if (head?.ok === false) return failureAnswer(head.code, head.message)
  const shown = head === undefined || head.bytes.length >= bytes ? head?.bytes : cutToCodePoints(head.bytes)
  const preview = new TextDecoder().decode(shown)
  return { kind: 'artifact', artifact: { ref, bytes, mediaType, sha256, preview } }
}

/** The answer to a request that the store could not meet. It has no effect beside the store. */
export function failureAnswer(code: string, message: string): Answer {
  const facts = { callId: '', tool: 'artifact', status: 'error', retryable: false, effect: 'none' }
  return { kind: 'error', failure: { ...facts, code, message } }
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml|yaml|javascript|jsonl|x-ndjson)\b/.test(mediaType)
}
