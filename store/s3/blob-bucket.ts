import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'

import { setTimeout as pause } from 'node:timers/promises'

import { corrupt } from '../errors.ts'
import { isConflict, isMissing, isRefused, service } from './failure.ts'
import { Grace } from './grace.ts'
import { PartBuffers } from './part-buffers.ts'
import type { ContentOptions, S3Settings, StoredObject } from './types.ts'

/** The tag that lifecycle rules go by. */
export const tagKey = 'catenary'
const conflictAttempts = 8
const conflictPauseMs = 10

/**
 * One bucket of an S3-compatible service. A missing object is an answer; every other failure is a `StoreError`.
 * It is not called `Bucket`: TypeScript 7.0.2 then renames the members `Bucket` of the requests in it.
 */
export class BlobBucket implements Disposable {
  readonly client: S3Client
  readonly settings: S3Settings
  readonly parts: PartBuffers

  constructor(settings: S3Settings) {
    this.settings = settings
    this.parts = new PartBuffers(settings.partBytes)
    const { endpoint, region, credentials } = settings
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      ...(region !== undefined && { region }),
      ...(credentials !== undefined && { credentials }),
      forcePathStyle: settings.pathStyle,
      maxAttempts: settings.maxAttempts,
      // Services that know no checksums refuse requests that have some; what is read is verified here.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: settings.timeoutMs,
        requestTimeout: settings.timeoutMs,
        throwOnRequestTimeout: true,
      },
    })
  }

  /** Stores content that is held in memory, and says its ETag. */
  async put(key: string, body: Uint8Array, options: ContentOptions): Promise<string | undefined> {
    const { signal, tag } = options
    using grace = new Grace(signal)
    const tagged = tag === undefined ? {} : { Tagging: `${tagKey}=${tag}` }
    const stored = await service(
      this.client.send(
        new PutObjectCommand({
          ...this.#at(key),
          ...this.contentHeaders(options),
          ...tagged,
          Body: body,
          ContentLength: body.length,
        }),
        until(grace.signal),
      ),
      signal,
    )
    return stored.ETag
  }

  /** Makes a small object that may be there already: writing it twice changes nothing. */
  async mark(key: string): Promise<void> {
    const body = { Body: '', ContentLength: 0 }
    await service(this.client.send(new PutObjectCommand({ ...this.#at(key), ...this.#sealed(), ...body })))
  }

  /**
   * Makes a small object if nobody else has. Bodies must differ: an answer that was lost makes the client ask again,
   * and what it then finds may be its own.
   */
  async claim(key: string, body: string): Promise<boolean> {
    const command = (): PutObjectCommand =>
      new PutObjectCommand({ ...this.#at(key), ...this.#sealed(), Body: Buffer.from(body), IfNoneMatch: '*' })
    try {
      await despiteOthers(() => this.client.send(command()))
      return true
    } catch (error) {
      return isRefused(error) ? (await this.text(key)) === body : service(Promise.reject(error))
    }
  }

  /** An object's content as it comes; undefined if there is none. With an ETag, only that very object. */
  async get(
    key: string,
    { range, etag, signal }: { range?: string; etag?: string; signal?: AbortSignal | undefined } = {},
  ): Promise<GetObjectCommandOutput | undefined> {
    const command = new GetObjectCommand({
      ...this.#at(key),
      ...(range !== undefined && { Range: range }),
      ...(etag !== undefined && { IfMatch: etag }),
    })
    try {
      return await this.client.send(command, until(signal))
    } catch (error) {
      if (isMissing(error)) return undefined
      if (isRefused(error)) throw corrupt()
      return service(Promise.reject(error), signal)
    }
  }

  /** A small object as text; undefined if there is none. */
  async text(key: string, signal?: AbortSignal): Promise<string | undefined> {
    const found = await this.get(key, { signal })
    return found?.Body === undefined ? undefined : service(found.Body.transformToString(), signal)
  }

  /** The ETag of an object; undefined if there is none. */
  async etag(key: string): Promise<string | undefined> {
    return (await service(this.client.send(new HeadObjectCommand(this.#at(key))))).ETag
  }

  /** How the service says that it encrypts an object; undefined if it does not say so. */
  async encryptionOf(key: string): Promise<string | undefined> {
    return (await service(this.client.send(new HeadObjectCommand(this.#at(key))))).ServerSideEncryption
  }

  async exists(key: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(this.#at(key)))
      return true
    } catch (error) {
      return isMissing(error) ? false : service(Promise.reject(error))
    }
  }

  /** Removes an object. The service does not say whether there was one. */
  async remove(key: string): Promise<void> {
    await service(this.client.send(new DeleteObjectCommand(this.#at(key))))
  }

  /** Gives an object another tag; false if there is no such object. */
  async tag(key: string, value: string): Promise<boolean> {
    const Tagging = { TagSet: [{ Key: tagKey, Value: value }] }
    try {
      await despiteOthers(() => this.client.send(new PutObjectTaggingCommand({ ...this.#at(key), Tagging })))
      return true
    } catch (error) {
      return isMissing(error) ? false : service(Promise.reject(error))
    }
  }

  /** Everything whose key begins so, in the order of keys. */
  async *list(prefix: string, signal?: AbortSignal): AsyncGenerator<StoredObject> {
    let token: string | undefined
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.settings.bucket,
        Prefix: prefix,
        ...(token !== undefined && { ContinuationToken: token }),
      })
      const page = await service(this.client.send(command, until(signal)), signal)
      for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, bytes: Size, modifiedAt: LastModified?.getTime() ?? 0 }
      }
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }

  /** How content is to be kept, for a whole object and for one in parts alike. */
  contentHeaders({ mediaType }: ContentOptions) {
    const { storageClass } = this.settings
    return {
      ContentType: printableType(mediaType),
      ...this.#sealed(),
      ...(storageClass !== undefined && { StorageClass: storageClass }),
    }
  }

  [Symbol.dispose](): void {
    this.client.destroy()
  }

  /** For every object: a bucket may refuse those that are not to be encrypted. */
  #sealed() {
    const { encryption, kmsKeyId } = this.settings
    return {
      ...(encryption !== undefined && { ServerSideEncryption: encryption }),
      ...(kmsKeyId !== undefined && { SSEKMSKeyId: kmsKeyId }),
    }
  }

  #at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.bucket, Key: key }
  }
}

/** A header can hold no other characters; the media type as it was given is in the description. */
function printableType(mediaType: string): string {
  return /^[\x21-\x7e][\x20-\x7e]*$/.test(mediaType) ? mediaType : 'application/octet-stream'
}

function until(signal: AbortSignal | undefined): { readonly abortSignal?: AbortSignal } {
  return signal === undefined ? {} : { abortSignal: signal }
}

/** Does again what the service refused since others change the same object; the SDK does not take that for passing. */
async function despiteOthers(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error
      await pause(conflictPauseMs * 2 ** attempt)
    }
  }
}
