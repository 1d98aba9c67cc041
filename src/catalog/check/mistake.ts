import type { Finding, Mistake } from './types.ts'

/** A finding that is a mistake. */
export function mistake(
  { code, start, end, messages, call }: Finding,
  suggestion?: string,
  message = messages[0] ?? '',
): Mistake {
  const tool = call === undefined ? undefined : pathOf(call.callee)
  return {
    code,
    start,
    end,
    message: shortened(message.replace(/ Did you mean [^?]*\?$/, '')),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(tool === undefined ? {} : { tool }),
  }
}

const shortened = (text: string): string => (text.length <= 400 ? text : `${text.slice(0, 399)}…`)

/** The path of a tool as it is written in a call. */
export function pathOf(call: string): string {
  return call
    .replaceAll('?.', '.')
    .replace(/^tools\./, '')
    .replace(/\.invoke$/, '')
    .replaceAll(/\s/g, '')
}

/** Whether a message is about a promise that was not awaited. */
export const isPromise = (message: string | undefined): boolean => /\b[Tt]ype 'Promise</.test(message ?? '')

/** What to do about that. */
export function awaited(subject: string | undefined): string {
  const shown = subject !== undefined && subject.length <= 40 && !subject.includes('\n') ? subject : undefined
  return shown === undefined
    ? 'it is a promise: write `await` before the call'
    : `${shown} is a promise: write (await ${shown}), or \`await\` before the call`
}
