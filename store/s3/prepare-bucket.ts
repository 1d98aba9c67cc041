import {
  CreateBucketCommand,
  GetBucketLifecycleConfigurationCommand,
  HeadBucketCommand,
  PutBucketLifecycleConfigurationCommand,
} from '@aws-sdk/client-s3'
import type { LifecycleRule } from '@aws-sdk/client-s3'
import { createHash, randomBytes } from 'node:crypto'

import { StoreError } from '../errors.ts'
import { tagKey } from './blob-bucket.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { failureOf, isConflict, isNoBucket, service } from './failure.ts'
import { daysTag, tagDays } from './lifecycle-tag.ts'
import type { S3InitOptions, S3InitReport } from './types.ts'

const dayMs = 24 * 3_600_000

/** What the bucket's rules are made from. */
export interface BucketRules {
  readonly prefix: string
  readonly lifecycle: 'tags' | 'none'
  readonly maxAgeMs: number
  readonly maxPartMs: number
}

/**
 * Makes the bucket and its lifecycle rules, unless they are there; rules of others stay. Then tries whether the service
 * keeps conditions, without which pins would not add up, and encrypts what it is told to. @throws `unavailable`
 */
export async function prepareBucket(
  bucket: BlobBucket,
  rules: BucketRules,
  { mode }: S3InitOptions,
): Promise<S3InitReport> {
  const isThere = await hasBucket(bucket)
  if (!isThere && mode === 'check') return { bucket: 'missing', lifecycle: 'missing' }
  if (!isThere) await createBucket(bucket)
  const lifecycle = rules.lifecycle === 'none' ? 'off' : await prepareRules(bucket, rules, mode ?? 'create')
  if (mode !== 'check') await tryService(bucket, rules.prefix)
  return { bucket: isThere ? 'found' : 'created', lifecycle }
}

/** The lifecycle rules of a prefix. Days are whole ones, at least one. */
export function lifecycleRules({ prefix, maxAgeMs, maxPartMs }: BucketRules): readonly LifecycleRule[] {
  const name = createHash('sha256').update(prefix).digest('hex').slice(0, 8)
  const days = (ms: number): number => Math.max(1, Math.ceil(ms / dayMs))
  const never = tagDays.map((each): LifecycleRule => {
    const Tags = [{ Key: tagKey, Value: daysTag(each) }]
    const Filter = { And: { Prefix: prefix, Tags } }
    return { ID: `catenary-${name}-${daysTag(each)}`, Status: 'Enabled', Filter, Expiration: { Days: each } }
  })
  return [
    ...never,
    {
      ID: `catenary-${name}-age`,
      Status: 'Enabled',
      Filter: { Prefix: prefix },
      Expiration: { Days: days(maxAgeMs) },
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    },
    {
      ID: `catenary-${name}-parts`,
      Status: 'Enabled',
      Filter: { Prefix: prefix },
      AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 + days(maxPartMs) },
    },
  ]
}

async function hasBucket({ client, settings }: BlobBucket): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
    return true
  } catch (error) {
    return failureOf(error).status === 404 ? false : service(Promise.reject(error))
  }
}

async function createBucket({ client, settings }: BlobBucket): Promise<void> {
  try {
    await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  } catch (error) {
    const { name } = failureOf(error)
    if (name !== 'BucketAlreadyOwnedByYou' && !isConflict(error)) await service(Promise.reject(error))
  }
}

async function prepareRules(
  { client, settings }: BlobBucket,
  rules: BucketRules,
  mode: 'create' | 'check',
): Promise<'found' | 'written' | 'missing'> {
  const at = { Bucket: settings.bucket }
  const wanted = lifecycleRules(rules)
  const found = await rulesOf(client.send(new GetBucketLifecycleConfigurationCommand(at)))
  const isFound = wanted.every((rule) => found.some((each) => outline(each) === outline(rule)))
  if (isFound) return 'found'
  if (mode === 'check') return 'missing'
  const others = found.filter(({ ID }) => wanted.every((rule) => rule.ID !== ID))
  const LifecycleConfiguration = { Rules: [...others, ...wanted] }
  await service(client.send(new PutBucketLifecycleConfigurationCommand({ ...at, LifecycleConfiguration })))
  return 'written'
}

async function rulesOf(
  asked: Promise<{ readonly Rules?: LifecycleRule[] | undefined }>,
): Promise<readonly LifecycleRule[]> {
  try {
    return (await asked).Rules ?? []
  } catch (error) {
    if (failureOf(error).status === 404 && !isNoBucket(error)) return []
    return service(Promise.reject(error))
  }
}

/** What makes two rules the same, however a service spells them. */
function outline({ ID, Status, Filter, Expiration, AbortIncompleteMultipartUpload }: LifecycleRule): string {
  const prefix = Filter?.And?.Prefix ?? Filter?.Prefix
  const tags = Filter?.And?.Tags ?? (Filter?.Tag === undefined ? [] : [Filter.Tag])
  const days = [Expiration?.Days, AbortIncompleteMultipartUpload?.DaysAfterInitiation]
  return JSON.stringify([ID, Status, prefix ?? '', tags.map(({ Key, Value }) => [Key, Value]), days])
}

async function tryService(bucket: BlobBucket, prefix: string): Promise<void> {
  const key = `${prefix}try-${randomBytes(8).toString('hex')}`
  const { encryption } = bucket.settings
  try {
    await bucket.claim(key, 'first')
    if (await bucket.claim(key, 'second'))
      throw unfit(
        'The service ignores the condition If-None-Match of PutObject, which the store needs to keep pins exact.',
      )
    if (encryption !== undefined && (await bucket.encryptionOf(key)) !== encryption)
      throw unfit(`The service takes the encryption ${encryption} and does not do it.`)
  } finally {
    await bucket.remove(key)
  }
}

function unfit(what: string): StoreError {
  return new StoreError('unavailable', `${what} Use another service or a newer version.`)
}
