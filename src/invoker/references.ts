import { isUtf8 } from 'node:buffer'

import type { BlobInfo } from '../../store/index.ts'
import type { ArtifactForm } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import type { FoundRef } from './arguments.ts'
import { bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import { failure, type Ending } from './failure.ts'
import { artifactNotFound } from './session-artifacts.ts'
import { storeReason } from './store-reason.ts'
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
  return overLimit(call, byRef)
}

/** What comes into memory and what is streamed have a limit each. */
function overLimit(call: Call, byRef: ReadonlyMap<string, BlobInfo>): Ending | undefined {
  const { maxResolvedBytes, maxStreamedBytes } = call.session.policy
  let resolved = 0
  let streamed = 0
  for (const { ref, path } of call.found) {
    const bytes = byRef.get(ref)?.bytes ?? 0
    if (call.pinned?.artifactForm(path) === 'stream') streamed += bytes
    else resolved += bytes
  }
  if (resolved > maxResolvedBytes) return tooLarge(call, resolved, `${maxResolvedBytes} (maxResolvedBytes)`)
  if (streamed > maxStreamedBytes) return tooLarge(call, streamed, `${maxStreamedBytes} (maxStreamedBytes)`)
  return undefined
}

function tooLarge(call: Call, bytes: number, limit: string): Ending {
  const text = `The artifacts in the arguments of "${call.tool}" are ${bytes} bytes together, over the limit of ${limit}: pass fewer, or slices of them.`
  return failure('artifact_too_large', text)
}

/** Step 8: references become what they stand for, and only now can the arguments be checked in full. */
export async function readReferences(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  const { artifacts, policy } = call.session
  const infos = new Map(call.artifacts.map((info) => [info.ref, info]))
  const contents = new Map<string, Promise<Uint8Array | undefined>>()
  const read = async ({ ref, path }: FoundRef): Promise<unknown> => {
    const info = infos.get(ref)
    if (info === undefined) return undefined
    const form = pinned.artifactForm(path)
    if (form === 'stream') return artifacts.stream(info)
    const content = contents.get(ref) ?? artifacts.resolve(ref)
    contents.set(ref, content)
    const bytes = await content
    return bytes && valueIn(form, info, bytes)
  }
  const outcome = await bounded(call, Promise.all(call.found.map(read)), { timeoutMs: policy.callTimeoutMs })
  if (outcome.kind !== 'value') return unread(call, outcome)
  const values = new Map<string, unknown>()
  for (const [index, { path }] of call.found.entries()) {
    const value = outcome.value[index]
    if (value === undefined) return notFound(call)
    values.set(keyOf(path), value)
  }
  const resolved = replaceRefs(call.args, { path: [], values })
  call.found = []
  return checked(call, { pinned, value: resolved }, (value) => {
    deepFreeze(value)
    call.args = value
  })
}

/** In the form that the tool asks for; where it asks for none: text as a string, JSON as its value, else bytes. */
function valueIn(form: ArtifactForm | undefined, { mediaType }: BlobInfo, bytes: Uint8Array): unknown {
  const essence = (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
  const isText = essence.startsWith('text/') || essence === 'application/json'
  switch (form) {
    case 'bytes':
    case 'stream':
      return bytes
    case 'base64':
      return base64Of(bytes)
    case 'text':
      // What is no text has one form of text that loses nothing.
      return isText || isUtf8(bytes) ? new TextDecoder().decode(bytes) : base64Of(bytes)
    case 'json':
      return jsonOf(bytes)
    case undefined:
      if (essence === 'application/json') return jsonOf(bytes)
      return isText ? new TextDecoder().decode(bytes) : bytes
    default:
      return form satisfies never
  }
}

/** JSON that is none stays text. */
function jsonOf(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

const keyOf = (path: FoundRef['path']): string => JSON.stringify(path)

interface Replacing {
  readonly path: (string | number)[]
  readonly values: ReadonlyMap<string, unknown>
}

/** A copy of the arguments with values in place of references; the arguments themselves stay as they were shown. */
function replaceRefs(value: unknown, walk: Replacing): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value) && Object.hasOwn(value, '$artifact')) return walk.values.get(keyOf(walk.path))
  const below = (key: string | number, member: unknown): unknown => {
    walk.path.push(key)
    const replaced = replaceRefs(member, walk)
    walk.path.pop()
    return replaced
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => below(index, item))
  // `fromEntries` defines members: one named `__proto__` stays data.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, below(key, member)]))
}

function unread(call: Call, outcome: Exclude<Bounded<unknown>, { readonly kind: 'value' }>): Ending {
  switch (outcome.kind) {
    case 'error':
    case 'timeout': {
      const reason = outcome.kind === 'error' ? storeReason(outcome.error) : ' It took too long.'
      const text = `An artifact in the arguments of "${call.tool}" could not be read from the store, and nothing was run.${reason}`
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
