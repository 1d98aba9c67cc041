import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { CompletedPart } from '@aws-sdk/client-s3'

import { StoreError } from '../errors.ts'
import { tagKey } from './blob-bucket.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { isEndedUpload, service } from './failure.ts'
import { Grace } from './grace.ts'
import type { ContentOptions } from './types.ts'

const atOnce = 2
/** No service takes more. */
const maxParts = 10_000
const abortAttempts = 5
const cleanUpMs = 30_000

/** An upload in parts. Disposed before it is complete, it is aborted, and no part is left behind. */
export class MultipartUpload implements AsyncDisposable {
  readonly #bucket: BlobBucket
  readonly #key: string
  readonly #options: ContentOptions
  readonly #stored: CompletedPart[] = []
  readonly #underWay = new Set<Promise<void>>()
  #id: string | undefined
  #count = 0
  /** Why the first of the parts that could not be sent was not. */
  #failure: { readonly error: unknown } | undefined

  constructor(bucket: BlobBucket, key: string, options: ContentOptions) {
    this.#bucket = bucket
    this.#key = key
    this.#options = options
  }

  /** Takes one part more, and returns when there is room for the next. The first begins the upload. */
  async add(body: Uint8Array, onSent: () => void): Promise<void> {
    this.#checkSent()
    this.#id ??= await this.#begin()
    this.#count += 1
    if (this.#count > maxParts) throw tooLarge(this.#bucket.settings.partBytes)
    const sending = this.#send(this.#id, body, this.#count).then(onSent)
    this.#underWay.add(sending)
    const ended = (failure?: { readonly error: unknown }): void => {
      this.#failure ??= failure
      this.#underWay.delete(sending)
    }
    sending.then(
      () => ended(),
      (error: unknown) => ended({ error }),
    )
    while (this.#underWay.size >= atOnce) await Promise.race(this.#underWay)
  }

  /** Makes the parts one object and gives its ETag. */
  async complete(): Promise<string | undefined> {
    await Promise.all(this.#underWay)
    this.#checkSent()
    const { signal } = this.#options
    using grace = new Grace(signal)
    const Parts = this.#stored.toSorted((a, b) => (a.PartNumber ?? 0) - (b.PartNumber ?? 0))
    const command = new CompleteMultipartUploadCommand({ ...this.#at(this.#id), MultipartUpload: { Parts } })
    await service(this.#bucket.client.send(command, { abortSignal: grace.signal }), signal)
    this.#id = undefined
    // Some services answer with an empty ETag here.
    return this.#bucket.etag(this.#key)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#id === undefined) return
    // A part that arrives after the abort would stay.
    await Promise.allSettled(this.#underWay)
    await abortUpload(this.#bucket, this.#key, this.#id).catch(() => undefined)
  }

  /** A part may fail while nobody waits for it: what lacks it must never be made one object. */
  #checkSent(): void {
    if (this.#failure !== undefined) throw this.#failure.error
  }

  async #begin(): Promise<string> {
    const { signal, tag } = this.#options
    using grace = new Grace(signal)
    const command = new CreateMultipartUploadCommand({
      ...this.#at(undefined),
      ...this.#bucket.contentHeaders(this.#options),
      ...(tag !== undefined && { Tagging: `${tagKey}=${tag}` }),
    })
    const asked = this.#bucket.client.send(command, { abortSignal: grace.signal })
    const { UploadId } = await service(asked, signal)
    if (UploadId === undefined)
      throw new StoreError('unavailable', 'The storage service began no upload in parts. See docs/store.md.')
    return UploadId
  }

  async #send(id: string, body: Uint8Array, number: number): Promise<void> {
    const { signal } = this.#options
    const command = new UploadPartCommand({ ...this.#at(id), PartNumber: number, Body: body })
    const { ETag } = await service(this.#bucket.client.send(command, { abortSignal: signal }), signal)
    this.#stored.push({ PartNumber: number, ...(ETag !== undefined && { ETag }) })
  }

  #at(UploadId: string | undefined) {
    return { Bucket: this.#bucket.settings.bucket, Key: this.#key, UploadId }
  }
}

/** Aborts an upload until the service knows no more of it: a part may have been on its way. @throws `unavailable` */
export async function abortUpload(bucket: BlobBucket, key: string, id: string): Promise<void> {
  const at = { Bucket: bucket.settings.bucket, Key: key, UploadId: id }
  const options = { abortSignal: AbortSignal.timeout(cleanUpMs) }
  for (let attempt = 1; attempt <= abortAttempts; attempt += 1) {
    const answer = bucket.client.send(new AbortMultipartUploadCommand(at), options)
    await answer.catch(() => undefined)
    try {
      await bucket.client.send(new ListPartsCommand(at), options)
    } catch (error) {
      if (isEndedUpload(error)) return
      if (attempt === abortAttempts) await service(Promise.reject(error))
    }
  }
}

function tooLarge(partBytes: number): StoreError {
  const message = `The content is too large: it would take more than ${maxParts} parts of ${partBytes} bytes. Raise partBytes.`
  return new StoreError('unavailable', message)
}
