import { beforeAll, describe } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import { testBlobStore } from '../conformance/blob-store.ts'
import { endpoint, settingsFor } from './service.ts'

const partBytes = 5 * 1024 * 1024
const common = settingsFor()
let count = 0

describe.skipIf(endpoint === undefined)('on a real service', () => {
  beforeAll(async () => {
    await using store = new S3BlobStore(common)
    await store.init()
  })
  testBlobStore({
    name: 'S3BlobStore',
    open: async (settings) =>
      new S3BlobStore({ ...common, ...settings, prefix: `p${(count += 1)}`, partBytes }),
    borders: [64 * 1024, partBytes, 2 * partBytes],
    runs: 15,
  })
})
