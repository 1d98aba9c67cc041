import { randomBytes } from 'node:crypto'

import type { S3BlobStoreOptions } from '../../store/s3.ts'

/** Where the tests' own service listens; `test/s3/start-radosgw.sh` starts it. */
export const endpoint = process.env['CATENARY_TEST_S3']
export const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'TESTSECRET' }

/** How a store reaches it, in a bucket of its own name. */
export function settingsFor(bucket = newBucketName()): S3BlobStoreOptions {
  return { bucket, pathStyle: true, credentials, ...(endpoint !== undefined && { endpoint }) }
}

export function newBucketName(): string {
  return `test-${randomBytes(6).toString('hex')}`
}
