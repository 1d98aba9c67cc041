import { printable } from './printable.ts'

/** Where the command line speaks: a value goes to stdout, everything about it to stderr. */
export interface Output {
  /** Whether stdout is a terminal. */
  readonly isTerminal: boolean
  /** Writes to stdout as it is. A reader who has gone is no failure. Rejects with what stopped it otherwise. */
  write(chunk: string | Uint8Array): Promise<void>
  /** One note to stderr: each line of the text behind the label, nothing in it able to drive a terminal. */
  note(label: string, text: string): void
}

/** Opens the output of this process. It keeps writing to stdout while that is diverted. */
export function openOutput(): Output {
  const { stdout, stderr } = process
  const write = stdout.write.bind(stdout)
  const say = stderr.write.bind(stderr)
  // Every write has its own answer; the event alone would end the process.
  stdout.on('error', () => undefined)
  stderr.on('error', () => undefined)
  return {
    isTerminal: stdout.isTTY,
    write(chunk) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      write(chunk, (error) => {
        if (error === undefined || error === null || isGoneReader(error)) resolve()
        else reject(error)
      })
      return promise
    },
    note(label, text) {
      const lines = printable(text).split('\n')
      say(lines.map((line) => `${label} ${line}`.trimEnd() + '\n').join(''))
    },
  }
}

function isGoneReader(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED'
}
