import { aborted, StoreError } from '../errors.ts'

interface Failure {
  readonly name: string
  readonly status: number | undefined
}

/** Waits for the service. @throws `aborted`, `unavailable` */
export async function service<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (StoreError.isInstance(error)) throw error
    if (signal?.aborted === true) throw aborted(signal)
    throw unavailable(error)
  }
}

/** There is no such object, in a bucket that is there. */
export function isMissing(error: unknown): boolean {
  const { name } = failureOf(error)
  return name === 'NoSuchKey' || name === 'NotFound'
}

/** There is no such upload in parts, any more; some services call it a missing key. */
export function isEndedUpload(error: unknown): boolean {
  return failureOf(error).name === 'NoSuchUpload' || isMissing(error)
}

/** There is no such bucket. */
export function isNoBucket(error: unknown): boolean {
  return failureOf(error).name === 'NoSuchBucket'
}

/** A condition on a request does not hold. */
export function isRefused(error: unknown): boolean {
  return failureOf(error).status === 412
}

/** Somebody else changes the same thing at this moment. */
export function isConflict(error: unknown): boolean {
  const { name } = failureOf(error)
  return name === 'ConditionalRequestConflict' || name === 'OperationAborted'
}

/** What the service calls the failure, and the HTTP status. Texts differ between services and are never looked at. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'unknown error', status: undefined }
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: code ?? error.name, status: statusIn(metadata) }
}

function statusIn(metadata: unknown): number | undefined {
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

function unavailable(cause: unknown): StoreError {
  const { name, status } = failureOf(cause)
  const what = status === undefined ? name : `${name}, HTTP ${status}`
  return new StoreError('unavailable', `${reasonFor(name, status)} (${what}).`, { cause })
}

function reasonFor(name: string, status: number | undefined): string {
  if (name === 'NoSuchBucket')
    return 'There is no such bucket. Make it with `catenary store init`, or correct bucket or endpoint'
  if (name === 'CredentialsProviderError')
    return 'No credentials were found. Set them where the AWS SDK looks for them'
  if (status === 401 || status === 403)
    return "The service refused the store's credentials. Check them, and what they allow in this bucket and with its keys"
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed')
    return 'The bucket is in another region. Correct region or endpoint'
  if (status === 400)
    return 'The storage service does not take what the store asks. Check region, encryption, kmsKeyId and storageClass'
  if (status === 501) return 'The service does not offer what the store needs. See docs/store.md'
  if (status === undefined) return 'The storage service does not answer. Check the endpoint, then try again'
  return 'The storage service could not do it. Try again'
}
