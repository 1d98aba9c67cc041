/** Keys of a service, when they are not to be looked for where the SDK looks. */
export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** How the service encrypts what it keeps. */
export type S3Encryption = 'AES256' | 'aws:kms' | 'aws:kms:dsse'

/** How a service is reached and content kept there. */
export interface S3Settings {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string | undefined
  readonly pathStyle: boolean
  readonly credentials: S3Credentials | undefined
  readonly encryption: S3Encryption | undefined
  readonly kmsKeyId: string | undefined
  readonly storageClass: S3StorageClass | undefined
  readonly maxAttempts: number
  readonly timeoutMs: number
  readonly partBytes: number
}

/** Where the service keeps content that is read at once. */
export type S3StorageClass =
  | 'STANDARD'
  | 'REDUCED_REDUNDANCY'
  | 'STANDARD_IA'
  | 'ONEZONE_IA'
  | 'INTELLIGENT_TIERING'
  | 'GLACIER_IR'
  | 'EXPRESS_ONEZONE'

/** How one content is stored. */
export interface ContentOptions {
  readonly mediaType: string
  /** For the lifecycle rules; undefined where the service has no tags. */
  readonly tag: string | undefined
  readonly signal: AbortSignal
}

/** An object as a listing shows it. */
export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** Milliseconds since the epoch by the service's clock. */
  readonly modifiedAt: number
}

/** What is known of a blob besides its state; an object beside the content, written once. */
export interface S3Description {
  readonly version: 1
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
  readonly storedAt: number
  readonly ttlMs: number
  /** The last part of the content's key. */
  readonly content: string
  readonly etag: string
}

/** What the bucket was found to be, and made. */
export interface S3InitReport {
  readonly bucket: 'found' | 'created' | 'missing'
  /** `off` where the store is told to use no tags: then only sweeps end what has expired. */
  readonly lifecycle: 'found' | 'written' | 'missing' | 'off'
}

/** Whether `init` makes what is missing or only looks. */
export interface S3InitOptions {
  /** @default `create` */
  readonly mode?: 'create' | 'check'
}
