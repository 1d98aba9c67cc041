import { isJsonObject, type JsonValue, type Redact } from '../kernel/index.ts'
import { maskSecrets } from './mask-secrets.ts'

const mask = '[masked]'
const secretKey =
  /pass(?:word|wd|phrase)|secret|token|credential|authorization|cookie|api[-_]?key|(?:private|access|account)[-_]?key/i

/** A redaction that masks what looks like a credential: texts that do, and whatever stands under a name that does. */
export const redactSecrets: Redact = (value) => redacted(value)

function redacted(value: JsonValue): JsonValue {
  if (typeof value === 'string') return maskSecrets(value)
  if (Array.isArray(value)) return value.map(redacted)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, secretKey.test(key) ? mask : redacted(member)]),
  )
}
