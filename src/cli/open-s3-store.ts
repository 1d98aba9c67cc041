import type { S3BlobStore } from '../../store/s3.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

const known = [
  'endpoint',
  'region',
  'pathStyle',
  'encryption',
  'kmsKeyId',
  'storageClass',
  'lifecycle',
] as const
const choices = {
  pathStyle: ['true', 'false'],
  encryption: ['AES256', 'aws:kms', 'aws:kms:dsse'],
  storageClass: [
    'STANDARD',
    'REDUCED_REDUNDANCY',
    'STANDARD_IA',
    'ONEZONE_IA',
    'INTELLIGENT_TIERING',
    'GLACIER_IR',
    'EXPRESS_ONEZONE',
  ],
  lifecycle: ['tags', 'none'],
} as const

/** Opens `s3://bucket/prefix?name=value`. Credentials are looked for where the AWS SDK does. @throws UsageError */
export async function openS3Store(given: string, ttlMs: number): Promise<S3BlobStore> {
  const url = parseLocation(given)
  const { S3BlobStore } = await loadStore()
  const text = (name: 'endpoint' | 'region' | 'kmsKeyId') => {
    const value = url.searchParams.get(name)
    return value === null ? {} : { [name]: value }
  }
  const encryption = choice(url, 'encryption')
  const storageClass = choice(url, 'storageClass')
  const lifecycle = choice(url, 'lifecycle')
  try {
    return new S3BlobStore({
      bucket: url.hostname,
      prefix: decodeURIComponent(url.pathname),
      ttlMs,
      ...text('endpoint'),
      ...text('region'),
      ...text('kmsKeyId'),
      pathStyle: choice(url, 'pathStyle') === 'true',
      ...(encryption !== undefined && { encryption }),
      ...(storageClass !== undefined && { storageClass }),
      ...(lifecycle !== undefined && { lifecycle }),
    })
  } catch (error) {
    throw new UsageError(`--store: ${reasonOf(error)}`)
  }
}

function parseLocation(given: string): URL {
  const url = URL.parse(given)
  if (url === null || url.hostname === '') throw new UsageError('--store: s3:// needs the name of a bucket')
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--store: give no credentials here; set them where the AWS SDK looks for them')
  const names = new Set<string>(known)
  const unknown = [...url.searchParams.keys()].find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new UsageError(`--store: there is no setting "${unknown}"; there are ${known.join(', ')}`)
  return url
}

function choice<Name extends keyof typeof choices>(
  url: URL,
  name: Name,
): (typeof choices)[Name][number] | undefined {
  const value = url.searchParams.get(name)
  if (value === null) return undefined
  const found = choices[name].find((each) => each === value)
  if (found === undefined) throw new UsageError(`--store: ${name} must be one of ${choices[name].join(', ')}`)
  return found
}

/** Only when it is asked for: the AWS SDK is no part of an ordinary installation. */
async function loadStore(): Promise<{ readonly S3BlobStore: typeof S3BlobStore }> {
  try {
    return await import('../../store/s3.ts')
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError('--store: s3:// needs the package @aws-sdk/client-s3; install it beside catenary')
  }
}
