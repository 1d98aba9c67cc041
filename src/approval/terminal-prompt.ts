import { createInterface } from 'node:readline'

/** Where somebody is asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/** One line; undefined if the question is withdrawn or the input ends. What was typed ahead of it is not read. */
export function promptLine(
  { input, output }: Terminal,
  prompt: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  const lines = createInterface({ input, output, terminal: input.isTTY === true })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const withdraw = (): void => lines.close()
  lines.once('close', () => resolve(undefined))
  signal.addEventListener('abort', withdraw, { once: true })
  // While a question is open, Ctrl-C arrives as a key. It is no answer: it means what it means everywhere else.
  if (input === process.stdin) lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  lines.question(prompt, (answer) => {
    resolve(answer.trim())
    lines.close()
  })
  return promise.finally(() => signal.removeEventListener('abort', withdraw))
}
