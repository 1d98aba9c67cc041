import { ListMultipartUploadsCommand, ListPartsCommand } from '@aws-sdk/client-s3'
import type { ListMultipartUploadsCommandOutput, MultipartUpload as Listed } from '@aws-sdk/client-s3'

import type { BlobBucket } from './blob-bucket.ts'
import { isEndedUpload, service } from './failure.ts'
import type { Garbage, SweepPlace } from './garbage.ts'
import { folderOf } from './layout.ts'
import { abortUpload } from './multipart-upload.ts'

/** Uploads in parts that nobody goes on with. */
export async function* lostUploads({ bucket, prefix, rules }: SweepPlace): AsyncGenerator<Garbage> {
  for await (const { Key, UploadId, Initiated } of uploadsIn(bucket, prefix)) {
    if (Key === undefined || UploadId === undefined || folderOf(prefix, Key) === undefined) continue
    const now = rules.clock.now()
    const isOld = (time: Date | undefined): boolean => now - (time?.getTime() ?? 0) >= rules.maxPartMs
    if (!isOld(Initiated)) continue
    const parts = await partsOf(bucket, Key, UploadId)
    if (!parts.every(({ LastModified }) => isOld(LastModified))) continue
    const bytes = parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
    yield { kind: 'part', bytes, remove: async () => abortUpload(bucket, Key, UploadId).then(() => true) }
  }
}

async function* uploadsIn({ client, settings }: BlobBucket, Prefix: string): AsyncGenerator<Listed> {
  const at = { Bucket: settings.bucket, Prefix }
  let page: ListMultipartUploadsCommandOutput | undefined
  do {
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page ?? {}
    page = await service(client.send(new ListMultipartUploadsCommand({ ...at, KeyMarker, UploadIdMarker })))
    yield* page.Uploads ?? []
  } while (page.IsTruncated === true && page.NextKeyMarker !== undefined)
}

/** The parts of an upload; none if it has ended meanwhile. */
async function partsOf(bucket: BlobBucket, Key: string, UploadId: string) {
  const parts = []
  let PartNumberMarker: string | undefined
  do {
    const at = { Bucket: bucket.settings.bucket, Key, UploadId }
    const command = new ListPartsCommand({
      ...at,
      ...(PartNumberMarker !== undefined && { PartNumberMarker }),
    })
    try {
      const page = await bucket.client.send(command)
      parts.push(...(page.Parts ?? []))
      PartNumberMarker = page.IsTruncated === true ? page.NextPartNumberMarker : undefined
    } catch (error) {
      if (isEndedUpload(error)) return []
      return service(Promise.reject(error))
    }
  } while (PartNumberMarker !== undefined)
  return parts
}
