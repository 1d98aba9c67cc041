import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe } from 'vitest'

import type { S3BlobStoreOptions } from '../../store/s3.ts'
import { isRadosgwInstalled, startRadosgw } from './radosgw.ts'
import type { Radosgw } from './radosgw.ts'

/** A service that somebody else started, as CI does: then no test of S3 is skipped. */
const given = process.env['CATENARY_TEST_S3']
export const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'TESTSECRET' }

/** How tests reach the service. */
export interface S3Fixture {
  /** Options of a store in a bucket of this name. Only known when tests run. */
  options(bucket?: string): S3BlobStoreOptions & { readonly endpoint: string }
  /** The service itself, to be killed; only where it is this suite's own. */
  own(): Radosgw
}

/**
 * A suite on a real service: the one that CI started, or its own. Where neither is to be had the suite is skipped, and
 * its name says so.
 */
export function describeS3(
  name: string,
  define: (s3: S3Fixture) => void,
  { own, daySeconds }: { readonly own?: true; readonly daySeconds?: number } = {},
): void {
  const canRun = given !== undefined || isRadosgwInstalled
  describe.skipIf(!canRun)(canRun ? name : `${name} (skipped: radosgw is not installed)`, () => {
    const isOwn = given === undefined || own === true
    let service: Radosgw | undefined
    beforeAll(async () => {
      if (isOwn) service = await startRadosgw(daySeconds === undefined ? {} : { daySeconds })
    }, 300_000)
    afterAll(async () => service?.[Symbol.asyncDispose](), 60_000)
    define({
      options: (bucket = newBucketName()) => {
        const endpoint = service?.endpoint ?? given ?? ''
        return { bucket, endpoint, pathStyle: true, credentials }
      },
      own() {
        if (service === undefined) throw new Error('this suite has no service of its own')
        return service
      },
    })
  })
}

export function newBucketName(): string {
  return `test-${randomBytes(6).toString('hex')}`
}
