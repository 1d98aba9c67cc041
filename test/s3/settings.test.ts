import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import type { S3BlobStoreOptions } from '../../store/s3.ts'
import { describeS3 } from './describe-s3.ts'
import { RawBucket } from './raw-bucket.ts'
import { startRelay } from './relay.ts'

const ada = { owner: 'ada' }
const small = new Uint8Array(1000).fill(1)
const inParts = new Uint8Array(11_000_000).fill(2)

/** Stores content at once and in parts, pins and unpins it, reads all and some of it. */
async function use(store: S3BlobStore): Promise<void> {
  for (const content of [small, inParts]) {
    const { ref } = await store.store(content, ada)
    await store.pin(ref, ada)
    await store.pin(ref, ada)
    await store.unpin(ref, ada)
    expect(Buffer.compare(await store.resolve(ref, ada), content)).toBe(0)
    const some = await Array.fromAsync(store.read(ref, { ...ada, range: { from: 10, to: 900 } }))
    expect(Buffer.concat(some).equals(content.subarray(10, 900))).toBe(true)
  }
}

/** What each object of a bucket is, by the kind that its key tells. */
async function objectsOf(options: S3BlobStoreOptions) {
  const raw = new RawBucket(options)
  const look = async (Key: string) => {
    const head = await raw.client.send(new HeadObjectCommand({ Bucket: options.bucket, Key }))
    return { kind: Key.split('/')[2], ...head }
  }
  return Promise.all((await raw.keys()).map(look))
}

describeS3('the settings of a store in a bucket', (s3) => {
  it('encryption with a key of the service: every object has it, and its content comes back', async () => {
    const options = { ...s3.options(), encryption: 'aws:kms', kmsKeyId: 'test-key' } as const
    await using store = new S3BlobStore(options)
    await store.init()
    await use(store)
    const objects = await objectsOf(options)
    expect(new Set(objects.map(({ kind }) => kind))).toEqual(new Set(['content', 'info', 'pins', 'since']))
    for (const { kind, ServerSideEncryption, SSEKMSKeyId } of objects)
      expect({ kind, ServerSideEncryption, SSEKMSKeyId }).toEqual({
        kind,
        ServerSideEncryption: 'aws:kms',
        SSEKMSKeyId: 'test-key',
      })
  })

  it('a storage class is that of the content, and not of the small objects beside it', async () => {
    const options = { ...s3.options(), storageClass: 'STANDARD_IA' } as const
    await using store = new S3BlobStore(options)
    await store.init()
    await use(store)
    const objects = await objectsOf(options)
    const classes = objects.map(({ kind, StorageClass = 'STANDARD' }) => `${kind} ${StorageClass}`)
    expect(new Set(classes.filter((each) => each.startsWith('content')))).toEqual(
      new Set(['content STANDARD_IA']),
    )
    expect(classes.filter((each) => each.endsWith('STANDARD_IA'))).toHaveLength(2)
  })

  it.each([
    [{ storageClass: 'GLACIER_IR' }, 'storageClass'],
    [{ encryption: 'aws:kms:dsse' }, 'encryption'],
  ] as const)(
    '%j, which this service does not have, is an error that says where to look',
    async (more, word) => {
      const options = s3.options()
      await using plain = new S3BlobStore(options)
      await plain.init()
      await using store = new S3BlobStore({ ...options, ...more })
      const refused = { code: 'unavailable', message: expect.stringContaining(word) }
      await expect(store.store(small, ada)).rejects.toMatchObject(refused)
      await expect(store.store(inParts, ada)).rejects.toMatchObject(refused)
      expect(await new RawBucket(options).keys()).toEqual([])
    },
  )

  it('init tells of a service that takes an encryption and does not do it', async () => {
    const options = { ...s3.options(), encryption: 'AES256' } as const
    await using store = new S3BlobStore(options)
    const init = store.init()
    const told = await init.then(
      () => 'ready',
      ({ message }: Error) => message,
    )
    const raw = new RawBucket(options)
    const at = { Bucket: options.bucket, Key: 'probe' }
    await raw.client.send(
      new PutObjectCommand({ ...at, Body: Buffer.from('x'), ServerSideEncryption: 'AES256' }),
    )
    const { ServerSideEncryption } = await raw.client.send(new HeadObjectCommand(at))
    expect(told).toMatch(
      ServerSideEncryption === 'AES256' ? /^ready$/ : /takes the encryption AES256 and does not/,
    )
  })

  it('encryption and storage class are asked for in so many words', async () => {
    const options = s3.options()
    await using plain = new S3BlobStore(options)
    await plain.init()
    await using relay = await startRelay(options.endpoint)
    const { endpoint } = relay
    await using store = new S3BlobStore({
      ...options,
      endpoint,
      encryption: 'AES256',
      storageClass: 'STANDARD_IA',
    })
    await use(store)
    const writes = relay.sent.filter(({ what }) => what !== 'other')
    expect(new Set(writes.map(({ what }) => what))).toEqual(new Set(['content', 'upload in parts', 'state']))
    for (const { what, headers } of writes)
      expect([what, headers['x-amz-server-side-encryption'], headers['x-amz-storage-class']]).toEqual([
        what,
        'AES256',
        what === 'state' ? undefined : 'STANDARD_IA',
      ])
  })
})
