import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

/** The value of an option that takes JSON, or `@` and the file that holds it. @throws UsageError naming the flag */
export async function readJsonOption(flag: string, given: string): Promise<unknown> {
  const isFile = given.startsWith('@')
  const text = isFile ? await readText({ path: given.slice(1), label: flag }) : given
  try {
    return JSON.parse(text)
  } catch (error) {
    const where = isFile ? `${given.slice(1)} is` : 'this is'
    throw new UsageError(
      `${flag}: ${where} not JSON${placeOf(error)}. Give JSON in single quotes, as in ${flag} '{"key": 1}', ` +
        `or a file that holds it, as in ${flag} @file.json`,
    )
  }
}

// Not the whole message: it quotes the text, and that may be a secret.
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const place = /^Unexpected (?:token '.{1,2}'|end)|line \d+ column \d+/su.exec(message)?.[0]
  return place === undefined ? '' : ` (${place})`
}
