import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

/** How long what was typed before is collected, in milliseconds: a terminal hands it over at once. */
const discardMs = 30

/** Where somebody is asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown }
  readonly output: NodeJS.WritableStream
}

/** One line; undefined if the question is withdrawn or the input ends. What was typed ahead of it is no answer. */
export async function promptLine(
  { input, output }: Terminal,
  prompt: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (input.setRawMode !== undefined) await discardTyped(input)
  if (signal.aborted || !input.readable) return undefined
  const lines = createInterface({ input, output, terminal: input.isTTY === true })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const withdraw = (): void => lines.close()
  lines.once('close', () => resolve(undefined))
  signal.addEventListener('abort', withdraw, { once: true })
  if (input === process.stdin) lines.on('SIGINT', interrupt)
  lines.question(prompt, (answer) => {
    resolve(answer.trim())
    lines.close()
  })
  return promise.finally(() => signal.removeEventListener('abort', withdraw))
}

/** Whoever types before the question is there does not answer it. Raw, for a terminal keeps half a line to itself otherwise. */
async function discardTyped(input: Terminal['input']): Promise<void> {
  const discard = (typed: Buffer | string): void => {
    if (input === process.stdin && typed.includes('\u0003')) interrupt()
  }
  input.setRawMode?.(true)
  input.on('data', discard)
  await setTimeout(discardMs)
  input.off('data', discard)
  input.pause()
  input.setRawMode?.(false)
}

/** While a question is open, Ctrl-C arrives as a key. It is no answer: it means what it means everywhere else. */
function interrupt(): void {
  process.kill(process.pid, 'SIGINT')
}
