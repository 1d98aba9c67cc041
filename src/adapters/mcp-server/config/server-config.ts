import { resolve } from 'node:path'

import type { McpServerConfig, McpServerOptions } from '../../mcp-client/index.ts'
import { McpConfigError } from './config-error.ts'
import type { ServerEntry } from './config-schema.ts'
import { expandVariables, MissingVariable } from './expand-variables.ts'

/** What gives a value away as a secret: the name it has. */
const secretName = /key|token|secret|passw|pwd|credential|auth|cookie|dsn|private|signature/i

/** The policy leaves a call time for its approval; a server has this much, in milliseconds. */
const callTimeoutMs = 60_000

/** Puts environment variables into the fields of a configuration, and notes which values are secrets. */
export class Expander {
  readonly #environment: Readonly<Record<string, string | undefined>>
  readonly #secrets: Set<string>

  constructor(environment: Readonly<Record<string, string | undefined>>, secrets: Set<string>) {
    this.#environment = environment
    this.#secrets = secrets
  }

  /** A text of a field. @throws McpConfigError `missing_variable` */
  text(given: string, field: string): string {
    try {
      const { text, used } = expandVariables(given, this.#environment)
      for (const [name, value] of Object.entries(used)) if (secretName.test(name)) this.#secrets.add(value)
      return text
    } catch (error) {
      if (!(error instanceof MissingVariable)) throw error
      const hint = `Set it, or write \${${error.variable}:-default}.`
      throw new McpConfigError('missing_variable', `${field}: ${error.message}. ${hint}`, field)
    }
  }

  /** Notes the secrets of an address. @throws McpConfigError for a user or a password in it, which no request carries */
  address({ username, password, searchParams }: URL, field: string): void {
    if (username !== '' || password !== '') {
      const text = `${field} holds a user or a password: give them in "headers", as Authorization.`
      throw new McpConfigError('invalid', text, field)
    }
    for (const [name, value] of searchParams) if (secretName.test(name)) this.#secrets.add(value)
  }

  /** A record of texts; a value whose own name gives it away is a secret wherever it came from. */
  texts(given: Readonly<Record<string, string>>, field: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const text = this.text(value, `${field}.${name}`)
        if (secretName.test(name)) this.#secrets.add(text).add(text.replace(/^(?:bearer|basic)\s+/i, ''))
        return [name, text]
      }),
    )
  }
}

/** A server's entry with its variables put in. @throws McpConfigError */
export function serverConfig(
  name: string,
  entry: ServerEntry,
  { expander, directory }: { readonly expander: Expander; readonly directory: string },
): McpServerConfig {
  const field = `mcpServers.${name}`
  const { command, args = [], env, cwd, url = '', headers } = entry
  if (command === undefined) {
    const address = expander.text(url, `${field}.url`)
    if (!URL.canParse(address) || !/^https?:/.test(address))
      throw new McpConfigError('invalid', `${field}.url is no http address.`, `${field}.url`)
    expander.address(new URL(address), `${field}.url`)
    return {
      ...optionsOf(entry),
      url: address,
      ...(headers === undefined ? {} : { headers: expander.texts(headers, `${field}.headers`) }),
    }
  }
  return {
    ...optionsOf(entry),
    command: expander.text(command, `${field}.command`),
    args: args.map((one, at) => expander.text(one, `${field}.args.${at}`)),
    ...(env === undefined ? {} : { env: expander.texts(env, `${field}.env`) }),
    cwd: cwd === undefined ? directory : resolve(directory, expander.text(cwd, `${field}.cwd`)),
  }
}

function optionsOf(entry: ServerEntry): McpServerOptions {
  const { trust, risk, tools, hide, source, sink, timeoutMs, startTimeoutMs } = entry
  return {
    ...(trust === undefined ? {} : { trust }),
    ...(risk === undefined ? {} : { risk }),
    ...(tools === undefined ? {} : { tools }),
    ...(hide === undefined ? {} : { hide }),
    ...(source === undefined ? {} : { source }),
    ...(sink === undefined ? {} : { sink }),
    timeoutMs: timeoutMs ?? callTimeoutMs,
    ...(startTimeoutMs === undefined ? {} : { startTimeoutMs }),
  }
}
