import {
  GetBucketLifecycleConfigurationCommand,
  HeadObjectCommand,
  PutBucketLifecycleConfigurationCommand,
} from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import { collect, patternOf, same, slices, streamOf } from '../conformance/blob-store/content.ts'
import { describeS3 } from './describe-s3.ts'
import { RawBucket } from './raw-bucket.ts'
import { startRelay } from './relay.ts'

const ada = { owner: 'ada' }
const partBytes = 5 * 1024 * 1024
const damaged = { code: 'corrupt' }

describeS3('a bucket', (s3) => {
  async function setUp(more: object = {}) {
    const options = { ...s3.options(), partBytes, ...more }
    const store = new S3BlobStore(options)
    await store.init()
    return { options, store, raw: new RawBucket(options) }
  }

  describe('init', () => {
    it('makes the bucket and its rules once, finds them again, and only looks when told to', async () => {
      await using store = new S3BlobStore({ ...s3.options(), prefix: 'p' })
      expect(await store.init({ mode: 'check' })).toEqual({ bucket: 'missing', lifecycle: 'missing' })
      expect(await store.init()).toEqual({ bucket: 'created', lifecycle: 'written' })
      expect(await store.init()).toEqual({ bucket: 'found', lifecycle: 'found' })
      expect(await store.init({ mode: 'check' })).toEqual({ bucket: 'found', lifecycle: 'found' })
    })

    it('leaves the rules of others, and those of another prefix, as they are', async () => {
      const { options, raw } = await setUp()
      const Bucket = options.bucket
      const rule = {
        ID: 'theirs',
        Status: 'Enabled',
        Filter: { Prefix: 'logs/' },
        Expiration: { Days: 3 },
      } as const
      const LifecycleConfiguration = { Rules: [rule] }
      await raw.client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }))
      await using first = new S3BlobStore({ ...options, prefix: 'first' })
      await using second = new S3BlobStore({ ...options, prefix: 'second' })
      await first.init()
      await second.init()
      expect(await first.init({ mode: 'check' })).toMatchObject({ lifecycle: 'found' })
      const { Rules = [] } = await raw.client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))
      expect(Rules.find(({ ID }) => ID === 'theirs')).toMatchObject(rule)
      expect(Rules).toHaveLength(1 + 2 * 5)
    })

    it('says that a rule is missing, and leaves nothing of its trial behind', async () => {
      const { store, raw, options } = await setUp()
      expect(await raw.keys()).toEqual([])
      await using other = new S3BlobStore({ ...options, maxAgeMs: 7 * 24 * 3_600_000 })
      expect(await other.init({ mode: 'check' })).toMatchObject({ lifecycle: 'missing' })
      await using none = new S3BlobStore({ ...options, lifecycle: 'none' })
      expect(await none.init()).toEqual({ bucket: 'found', lifecycle: 'off' })
      await store[Symbol.asyncDispose]()
    })
  })

  describe('what is stored', () => {
    it('is plain content of its own type under the prefix, with a digest beside it', async () => {
      const { store, raw, options } = await setUp({ prefix: '/a/b/' })
      const { ref, sha256 } = await store.store('{"a":1}', { ...ada, mediaType: 'application/json' })
      const Key = await raw.only('/content/')
      expect(Key).toMatch(/^a\/b\/[0-9a-f]{64}\/[0-9a-f]{36}\/content\/[0-9a-f]{24}$/)
      expect(Key).toContain(Buffer.from(ref.slice(4), 'base64url').toString('hex'))
      expect(await raw.text(Key)).toBe('{"a":1}')
      const { ContentType } = await raw.client.send(new HeadObjectCommand({ Bucket: options.bucket, Key }))
      expect(ContentType).toBe('application/json')
      expect(JSON.parse(await raw.text(await raw.only('/info')))).toMatchObject({ sha256, bytes: 7 })
    })

    it('outlives the store that wrote it, with its pins and times', async () => {
      const { store, options } = await setUp()
      const { ref } = await store.store(streamOf(...slices(patternOf(2 * partBytes), 400_000)), ada)
      await store.pin(ref, ada)
      const before = await store.info(ref, ada)
      await store[Symbol.asyncDispose]()
      await using again = new S3BlobStore(options)
      expect(await again.info(ref, ada)).toEqual(before)
      expect(same(await again.resolve(ref, ada), patternOf(2 * partBytes))).toBe(true)
    })

    it('is listed by its owner alone, without what has expired or cannot be read', async () => {
      const { store, raw } = await setUp()
      const kept = await store.store('kept', ada)
      await store.pin(kept.ref, ada)
      await store.store('short', { ...ada, ttlMs: 1 })
      await store.store('of somebody else', { owner: 'bob' })
      const found = []
      for await (const info of store.list(ada)) found.push(info)
      expect(found).toEqual([await store.info(kept.ref, ada)])
      const key = (await raw.keys()).find((each) => each.endsWith(`${hexOf(kept.ref)}/info`))
      await raw.put(key ?? '', 'not a description')
      for await (const info of store.list(ada)) expect(info).toBeUndefined()
    })

    it.each([100, 2 * partBytes + 1])(
      'is never replaced by a ref that comes twice (%i bytes)',
      async (size) => {
        const { store, raw } = await setUp({ randomBytes: (count: number) => new Uint8Array(count) })
        const first = patternOf(size)
        const { ref } = await store.store(first, ada)
        const refused = { code: 'invalid_argument', message: expect.stringContaining('randomBytes') }
        await expect(store.store(new Uint8Array(size), ada)).rejects.toMatchObject(refused)
        expect(same(await store.resolve(ref, ada), first)).toBe(true)
        expect((await raw.keys()).filter((key) => key.includes('/content/'))).toHaveLength(1)
      },
    )

    it('has one winner when many write the same ref at once', async () => {
      const { store } = await setUp({ randomBytes: (count: number) => new Uint8Array(count).fill(7) })
      const writing = Array.from({ length: 12 }, async (_, n) => store.store(String(n), ada).then(() => n))
      const written = (await Promise.allSettled(writing)).flatMap((each) =>
        each.status === 'fulfilled' ? [each.value] : [],
      )
      expect(written).toHaveLength(1)
      const ref = `art_${Buffer.alloc(18, 7).toString('base64url')}`
      expect(Buffer.from(await store.resolve(ref, ada)).toString()).toBe(String(written[0]))
    })
  })

  describe('an upload that does not end well', () => {
    it.each([1, partBytes + 1, 4 * partBytes])(
      'leaves no object and no part when it is cancelled after %i bytes',
      async (size) => {
        const { store, raw } = await setUp()
        const abort = new AbortController()
        const source = async function* (): AsyncGenerator<Uint8Array> {
          for (const chunk of slices(new Uint8Array(size), 1_000_000)) yield chunk
          setTimeout(() => abort.abort(), 20)
          await new Promise(() => undefined)
        }
        await expect(store.store(source(), { ...ada, signal: abort.signal })).rejects.toMatchObject({
          code: 'aborted',
        })
        expect([await raw.keys(), await raw.uploads()]).toEqual([[], []])
      },
    )

    it('leaves no object and no part in whatever moment it is cancelled', async () => {
      const { store, raw } = await setUp()
      for (let delayMs = 0; delayMs < 80; delayMs += 1) {
        const content = new Uint8Array(delayMs % 2 === 0 ? partBytes - 1 : 2 * partBytes)
        const abort = new AbortController()
        setTimeout(() => abort.abort(), delayMs)
        const stored = await store.store(content, { ...ada, signal: abort.signal }).catch(() => undefined)
        if (stored !== undefined) await store.delete(stored.ref, ada)
        expect([await raw.keys(), await raw.uploads()], `after ${delayMs} ms`).toEqual([[], []])
      }
    }, 60_000)

    it('fails when a part could not be sent, also while its source has nothing to give', async () => {
      const { raw, options } = await setUp()
      await using relay = await startRelay(
        options.endpoint,
        ({ searchParams }) => searchParams.get('partNumber') === '1',
      )
      await using store = new S3BlobStore({ ...options, endpoint: relay.endpoint, maxAttempts: 1 })
      const source = async function* (): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(2 * partBytes)
        await new Promise((resolve) => setTimeout(resolve, 500))
        yield new Uint8Array(partBytes)
      }
      await expect(store.store(source(), ada)).rejects.toMatchObject({ code: 'unavailable' })
      expect([await raw.keys(), await raw.uploads()]).toEqual([[], []])
    })

    it('leaves none when its source fails, nor when the store is closed', async () => {
      const { store, raw } = await setUp()
      const failure = new Error('dry')
      const failing = async function* (): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(3 * partBytes)
        throw failure
      }
      await expect(store.store(failing(), ada)).rejects.toBe(failure)
      const endless = async function* (): AsyncGenerator<Uint8Array> {
        for (;;) yield new Uint8Array(partBytes)
      }
      const storing = expect(store.store(endless(), ada)).rejects.toMatchObject({ code: 'aborted' })
      await new Promise((resolve) => setTimeout(resolve, 150))
      await store[Symbol.asyncDispose]()
      await storing
      expect([await raw.keys(), await raw.uploads()]).toEqual([[], []])
    })
  })

  describe('content that is not what was stored', () => {
    it('is found out whole and in part, when somebody wrote over it', async () => {
      const { store, raw } = await setUp()
      const { ref } = await store.store(new Uint8Array(600_000).fill(65), ada)
      await raw.put(await raw.only('/content/'), new Uint8Array(600_000).fill(66))
      await expect(store.resolve(ref, ada)).rejects.toMatchObject(damaged)
      await expect(collect(store.read(ref, ada))).rejects.toMatchObject(damaged)
      await expect(collect(store.read(ref, { ...ada, range: { from: 5, to: 9 } }))).rejects.toMatchObject(
        damaged,
      )
    })

    it('is found out by its digest, when the service itself vouches for it', async () => {
      const { store, raw, options } = await setUp()
      const { ref } = await store.store(new Uint8Array(600_000).fill(65), ada)
      const [key, info] = [await raw.only('/content/'), await raw.only('/info')]
      await raw.put(key, new Uint8Array(600_000).fill(66))
      const { ETag } = await raw.client.send(new HeadObjectCommand({ Bucket: options.bucket, Key: key }))
      await raw.put(info, JSON.stringify({ ...JSON.parse(await raw.text(info)), etag: ETag }))
      let seen = 0
      const reading = (async () => {
        for await (const chunk of store.read(ref, ada)) seen += chunk.length
      })()
      await expect(reading).rejects.toMatchObject(damaged)
      expect(seen).toBeLessThan(600_000)
    })

    it('is no artifact any more when it is gone, and damaged when its description is', async () => {
      const { store, raw } = await setUp()
      const { ref } = await store.store('x', ada)
      await raw.put(await raw.only('/info'), '{"version":1}')
      await expect(store.info(ref, ada)).rejects.toMatchObject(damaged)
      expect(await store.delete(ref, ada)).toBe(true)
      const other = await store.store('x', ada)
      await raw.remove(await raw.only('/content/'))
      await expect(store.resolve(other.ref, ada)).rejects.toMatchObject({ code: 'not_found' })
    })
  })

  describe('a service that refuses', () => {
    it.each<[string, object, string]>([
      ['wrong secret', { credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'not it' } }, 'credentials'],
      ['unknown key', { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'x' } }, 'credentials'],
      ['no such bucket', { bucket: 'there-is-none' }, 'catenary store init'],
      ['nobody there', { endpoint: 'http://127.0.0.1:1', maxAttempts: 1 }, 'does not answer'],
    ])('says why: %s', async (_, wrong, text) => {
      const { store, options } = await setUp()
      const { ref } = await store.store('x', ada)
      await using other = new S3BlobStore({ ...options, ...wrong })
      const answers = await Promise.allSettled([
        other.store('y', ada),
        other.store(patternOf(2 * partBytes), ada),
        other.resolve(ref, ada),
        collect(other.read(ref, ada)),
        other.info(ref, ada),
        other.pin(ref, ada),
        other.delete(ref, ada),
        other.exists(ref, ada),
        other.sweep(),
      ])
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 'rejected',
          reason: { code: 'unavailable', message: expect.stringContaining(text) },
        })
        expect(JSON.stringify(answer)).not.toContain('not it')
      }
    })
  })

  it.each<[string, object]>([
    ['bucket', { bucket: '' }],
    ['endpoint', { endpoint: 'ftp://x' }],
    ['endpoint', { endpoint: 'x' }],
    ['prefix', { prefix: 'a/../b' }],
    ['prefix', { prefix: 'a//b' }],
    ['prefix', { prefix: 'x'.repeat(900) }],
    ['partBytes', { partBytes: 1024 }],
    ['maxAttempts', { maxAttempts: 0 }],
    ['timeoutMs', { timeoutMs: Number.NaN }],
    ['maxAgeMs', { maxAgeMs: -1 }],
  ])('refuses a wrong %s by its name', (field, wrong) => {
    expect(() => new S3BlobStore({ bucket: 'b', ...wrong })).toThrow(field)
  })
})

function hexOf(ref: string): string {
  return Buffer.from(ref.slice(4), 'base64url').toString('hex')
}
