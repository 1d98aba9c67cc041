import { beforeAll } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import { testBlobStore } from '../conformance/blob-store.ts'
import { describeS3, newBucketName } from './describe-s3.ts'

const partBytes = 5 * 1024 * 1024

describeS3('a store in a bucket', (s3) => {
  const bucket = newBucketName()
  let count = 0
  beforeAll(async () => {
    await using store = new S3BlobStore(s3.options(bucket))
    await store.init()
  })
  testBlobStore({
    name: 'S3BlobStore',
    open: async (settings) =>
      new S3BlobStore({ ...s3.options(bucket), ...settings, prefix: `p${(count += 1)}`, partBytes }),
    borders: [64 * 1024, partBytes, 2 * partBytes],
    runs: 15,
  })
})
