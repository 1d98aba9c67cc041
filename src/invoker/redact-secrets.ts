import { isJsonObject, type JsonObject, type JsonValue, type Redact } from '../kernel/index.ts'
import { maskSecrets } from './mask-secrets.ts'

const mask = '[masked]'
/** In a name without what stands between its words. */
const secretPart =
  /pass(?:word|wd|phrase)|secret|token|credential|authorization|cookie|connectionstring|sessionid|(?:api|private|access|account|encryption|signing)key/
/** As a whole word of a name. */
const secretWords = new Set(['auth', 'bearer', 'dsn', 'jwt', 'otp', 'pin', 'pwd', 'sid', 'signature'])

/** A redaction that masks what looks like a credential: texts that do, and whatever stands under a name that does. */
export const redactSecrets: Redact = (value) => redacted(value)

function redacted(value: JsonValue): JsonValue {
  if (typeof value === 'string') return maskSecrets(value)
  if (Array.isArray(value)) return value.map(redacted)
  if (!isJsonObject(value)) return value
  const named = isNamedSecret(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      maskSecrets(key),
      isSecretName(key) || (named && key === 'value') ? mask : redacted(member),
    ]),
  )
}

/** A header, a cookie or a variable as a pair: its name stands beside its value. */
function isNamedSecret({ name, key }: JsonObject): boolean {
  return [name, key].some((each) => typeof each === 'string' && isSecretName(each))
}

function isSecretName(name: string): boolean {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return words.some((word) => secretWords.has(word)) || secretPart.test(words.join(''))
}
