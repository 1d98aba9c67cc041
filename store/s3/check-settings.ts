import { invalidArgument } from '../errors.ts'
import type { StoreSettings } from '../types.ts'
import type { S3Credentials, S3Encryption, S3Settings, S3StorageClass } from './types.ts'

const mebibyte = 1024 * 1024

/** How a store in a bucket is run. */
export interface S3BlobStoreOptions extends StoreSettings {
  readonly bucket: string
  /** Begins every key; a slash is put after it. Several stores with prefixes of their own may share a bucket. @default none */
  readonly prefix?: string
  /** An http or https URL. @default that of AWS */
  readonly endpoint?: string
  /** @default where the AWS SDK finds it, or with an endpoint `us-east-1` */
  readonly region?: string
  /** Whether the bucket is the first part of the path instead of the host name. @default false */
  readonly pathStyle?: boolean
  /** @default where the AWS SDK finds them: environment, profile, web identity, container, instance */
  readonly credentials?: S3Credentials
  /** How the service encrypts the content. @default as the bucket says */
  readonly encryption?: S3Encryption
  /** The key of `aws:kms`. @default the account's own */
  readonly kmsKeyId?: string
  /** Where the service keeps the content. @default `STANDARD` */
  readonly storageClass?: S3StorageClass
  /** Content above this size is uploaded in parts of it, three of which are in memory. @default 5 MiB, the least that services take */
  readonly partBytes?: number
  /** How often the SDK asks before it gives up. @default 3 */
  readonly maxAttempts?: number
  /** How long one request may take until it is answered, in milliseconds. @default 60_000 */
  readonly timeoutMs?: number
  /** A pin lapses at this age in milliseconds, since the process that made it may have died. @default 30 days */
  readonly maxPinMs?: number
  /** A sweep removes an unfinished upload of which nothing came for so many milliseconds. @default 24 hours */
  readonly maxPartMs?: number
  /** No blob lives longer, in milliseconds, pinned or not; `init` writes a rule for it. @default 365 days */
  readonly maxAgeMs?: number
  /** `none` for a service without object tags: then only sweeps remove what has expired. @default `tags` */
  readonly lifecycle?: 'tags' | 'none'
}

/** The settings with their defaults. @throws `invalid_argument` naming the field */
export function checkSettings(options: S3BlobStoreOptions): S3Settings & { readonly prefix: string } {
  const { bucket, endpoint, region, prefix = '', credentials } = options
  if (typeof bucket !== 'string' || bucket === '')
    throw invalidArgument('bucket', 'must be a non-empty string')
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw invalidArgument('endpoint', 'must be an http or https URL')
  return {
    bucket,
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    pathStyle: options.pathStyle ?? false,
    credentials,
    encryption: options.encryption,
    kmsKeyId: options.kmsKeyId,
    storageClass: options.storageClass,
    partBytes: atLeast('partBytes', options.partBytes ?? 5 * mebibyte, 5 * mebibyte),
    maxAttempts: atLeast('maxAttempts', options.maxAttempts ?? 3, 1),
    timeoutMs: atLeast('timeoutMs', options.timeoutMs ?? 60_000, 1),
    prefix: folderOf(prefix),
  }
}

function folderOf(prefix: string): string {
  const trimmed = prefix.replace(/^\/+|\/+$/g, '')
  // The longest key of a blob has 170 characters more, and no service takes keys of more than 1024 bytes.
  if (Buffer.byteLength(trimmed) > 800) throw invalidArgument('prefix', 'must be at most 800 bytes of UTF-8')
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]|(^|\/)\.{1,2}(\/|$)|\/\//.test(trimmed))
    throw invalidArgument('prefix', 'must not have empty, `.` or `..` steps, nor control characters')
  return trimmed === '' ? '' : `${trimmed}/`
}

function atLeast(field: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value
  throw invalidArgument(field, `must be a whole number, ${least} or more`)
}
