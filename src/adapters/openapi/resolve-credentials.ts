import { ToolFailure } from '../../index.ts'
import type { Credential, CredentialUse, Secret } from './types.ts'

/** A credential as it goes into one request. */
export interface ResolvedCredential {
  readonly place: 'query' | 'header' | 'cookie'
  readonly name: string
  readonly value: string
  /** Texts by which it would be known. */
  readonly secrets: readonly string[]
}

/** The credentials of the first way for which the host has all. @throws ToolFailure if it has none */
export async function resolveCredentials(
  ways: readonly (readonly CredentialUse[])[],
  credentials: Readonly<Record<string, Credential>>,
): Promise<readonly ResolvedCredential[]> {
  if (ways.length === 0) return []
  const has = ({ scheme }: CredentialUse): boolean => Object.hasOwn(credentials, scheme)
  const way =
    ways.find((uses) => uses.length > 0 && uses.every(has)) ?? ways.find((uses) => uses.length === 0)
  if (way === undefined) {
    const missing = [...new Set(ways.flat().map(({ scheme }) => `"${scheme}"`))].join(' or ')
    throw new ToolFailure(`The host has no credential for ${missing}: nothing was sent.`, { effect: 'none' })
  }
  return Promise.all(way.map((use) => resolved(use, credentials[use.scheme])))
}

async function resolved(use: CredentialUse, credential: Credential | undefined): Promise<ResolvedCredential> {
  const isPair = typeof credential === 'object'
  const secret = await secretOf(use.scheme, isPair ? credential.password : credential)
  switch (use.kind) {
    case 'bearer':
      return header('authorization', `Bearer ${secret}`, [secret])
    case 'basic': {
      // A lone text is the pair as it is written: `user:password`.
      const pair = isPair ? `${credential.username}:${secret}` : secret
      const encoded = Buffer.from(pair).toString('base64')
      const password = pair.slice(pair.indexOf(':') + 1)
      return header('authorization', `Basic ${encoded}`, [secret, password, encoded])
    }
    case 'key':
      return {
        place: use.place,
        name: use.name,
        value: secret,
        secrets: [secret, encodeURIComponent(secret)],
      }
    default:
      return use satisfies never
  }
}

function header(name: string, value: string, secrets: readonly string[]): ResolvedCredential {
  return { place: 'header', name, value, secrets }
}

async function secretOf(scheme: string, secret: Secret | undefined): Promise<string> {
  let value: unknown
  try {
    value = typeof secret === 'function' ? await secret() : secret
  } catch {
    // What it threw may say the secret.
    value = undefined
  }
  if (typeof value === 'string' && value !== '' && !/[^\t\x20-\x7e\x80-\xff]/.test(value)) return value
  const text = `The host could not get its credential for "${scheme}": nothing was sent.`
  throw new ToolFailure(text, { effect: 'none' })
}
