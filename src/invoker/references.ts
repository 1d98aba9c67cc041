import type { BlobInfo } from '../../store/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import { failure, type Ending } from './failure.ts'
import { artifactNotFound } from './session-artifacts.ts'
import type { PinnedTool } from './tool-entry.ts'
import { checked } from './validate.ts'

/** Before anybody is asked: every reference is one that this session may use, and they are not too large together. */
export async function lookUpReferences(call: Call): Promise<Ending | undefined> {
  const { artifacts, policy } = call.session
  const refs = [...new Set(call.found.map(({ ref }) => ref))]
  const outcome = await bounded(call, Promise.all(refs.map((ref) => artifacts.info(ref))), {
    timeoutMs: policy.callTimeoutMs,
  })
  if (outcome.kind !== 'value') return unread(call, outcome)
  const byRef = new Map<string, BlobInfo>()
  for (const info of outcome.value) {
    if (info === undefined) return notFound(call)
    byRef.set(info.ref, info)
  }
  call.artifacts = [...byRef.values()]
  call.refs.push(...byRef.keys())
  const bytes = call.found.reduce((sum, { ref }) => sum + (byRef.get(ref)?.bytes ?? 0), 0)
  if (bytes <= policy.maxResolvedBytes) return undefined
  const text = `The artifacts in the arguments of "${call.tool}" are ${bytes} bytes together, over the limit of ${policy.maxResolvedBytes} (maxResolvedBytes): pass fewer, or slices of them.`
  return failure('artifact_too_large', text)
}

/** Step 8: references become what they stand for, and only now can the arguments be checked in full. */
export async function readReferences(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  const { artifacts, policy } = call.session
  const work = Promise.all(
    call.artifacts.map(async (info) => {
      const bytes = await artifacts.resolve(info.ref)
      return bytes === undefined ? undefined : { ref: info.ref, value: valueOf(info, bytes) }
    }),
  )
  const outcome = await bounded(call, work, { timeoutMs: policy.callTimeoutMs })
  if (outcome.kind !== 'value') return unread(call, outcome)
  const values = new Map<string, unknown>()
  for (const resolved of outcome.value) {
    if (resolved === undefined) return notFound(call)
    values.set(resolved.ref, resolved.value)
  }
  const resolved = replaceRefs(call.args, values)
  call.found = []
  return checked(call, { pinned, value: resolved }, (value) => {
    deepFreeze(value)
    call.args = value
  })
}

/** Text as a string, JSON as its value, all else as bytes. JSON that is none stays text. */
function valueOf({ mediaType }: BlobInfo, bytes: Uint8Array): unknown {
  const essence = (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
  if (essence.startsWith('text/')) return new TextDecoder().decode(bytes)
  if (essence !== 'application/json') return bytes
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A copy of the arguments with values in place of references; the arguments themselves stay as they were shown. */
function replaceRefs(value: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => replaceRefs(item, values))
  if (Object.hasOwn(value, '$artifact')) return values.get(String(Reflect.get(value, '$artifact')))
  // `fromEntries` defines members: one named `__proto__` stays data.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaceRefs(member, values)]))
}

function unread(call: Call, outcome: Exclude<Bounded<unknown>, { readonly kind: 'value' }>): Ending {
  switch (outcome.kind) {
    case 'error':
    case 'timeout': {
      const text = `An artifact in the arguments of "${call.tool}" could not be read from the store, and nothing was run.`
      return failure('store_failed', text, { retryable: true })
    }
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function notFound(call: Call): Ending {
  return failure('artifact_not_found', `"${call.tool}" was not run. ${artifactNotFound}`)
}
