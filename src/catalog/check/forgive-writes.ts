import type { Writable } from 'node:stream'

/**
 * Makes writes to a process that is gone do nothing. In the API each would be a rejection that nobody can catch; that
 * the process is gone is told by its end.
 */
export function forgiveWrites(stdin: Writable): void {
  const write = stdin.write.bind(stdin)
  Object.assign(stdin, {
    write(chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean {
      const done = rest.at(-1)
      const settle = (): void => void (typeof done === 'function' && Reflect.apply(done, undefined, []))
      if (stdin.writable) return write(chunk, settle)
      settle()
      return true
    },
  })
}
