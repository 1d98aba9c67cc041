import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import type { S3BlobStoreOptions } from '../../store/s3.ts'
import { credentials } from './describe-s3.ts'

/** A bucket as a stranger sees it, to look behind the store's back. */
export class RawBucket {
  readonly client: S3Client
  readonly #Bucket: string

  constructor({ bucket, endpoint = '' }: S3BlobStoreOptions) {
    this.#Bucket = bucket
    this.client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  }

  async keys(): Promise<string[]> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: this.#Bucket }))
    return Contents.map(({ Key = '' }) => Key)
  }

  /** Keys of unfinished uploads in parts. */
  async uploads(): Promise<string[]> {
    const { Uploads = [] } = await this.client.send(new ListMultipartUploadsCommand({ Bucket: this.#Bucket }))
    return Uploads.map(({ Key = '' }) => Key)
  }

  async only(part: string): Promise<string> {
    const keys = (await this.keys()).filter((key) => key.includes(part))
    if (keys.length !== 1) throw new Error(`${keys.length} keys with ${part}`)
    return keys[0] ?? ''
  }

  async text(Key: string): Promise<string> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.#Bucket, Key }))
    return (await Body?.transformToString()) ?? ''
  }

  async put(Key: string, Body: string | Uint8Array): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.#Bucket, Key, Body }))
  }

  async remove(Key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.#Bucket, Key }))
  }

  async tag(Key: string): Promise<string | undefined> {
    const { TagSet = [] } = await this.client.send(new GetObjectTaggingCommand({ Bucket: this.#Bucket, Key }))
    return TagSet[0]?.Value
  }
}
