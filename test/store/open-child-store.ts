import { FileBlobStore } from '../../store/index.ts'
import type { ManagedBlobStore } from '../../store/index.ts'
import { S3BlobStore } from '../../store/s3.ts'

/** The store that a child process is told to use: a folder, or the options of a store in a bucket as JSON. */
export function openChildStore(place: string): ManagedBlobStore {
  return place.startsWith('{') ? new S3BlobStore(JSON.parse(place)) : new FileBlobStore({ directory: place })
}
