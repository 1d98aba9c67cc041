/** A text with its variables put in, and the value of each variable that was used. */
export interface Expanded {
  readonly text: string
  readonly used: Readonly<Record<string, string>>
}

/** A variable that is not set, and that has no default. */
export class MissingVariable extends Error {
  override readonly name = 'MissingVariable'
  readonly variable: string

  constructor(variable: string) {
    super(`the environment variable ${variable} is not set`)
    this.variable = variable
  }
}

const reference = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g

/**
 * Puts environment variables in the place of `${NAME}`, `${env:NAME}` and `${NAME:-default}`.
 * @throws MissingVariable
 */
export function expandVariables(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Expanded {
  const used: Record<string, string> = {}
  const expanded = text.replace(reference, (_whole, name: string, fallback: string | undefined) => {
    const value = environment[name]
    if (value === undefined && fallback === undefined) throw new MissingVariable(name)
    if (value !== undefined) used[name] = value
    return value ?? fallback ?? ''
  })
  return { text: expanded, used }
}
