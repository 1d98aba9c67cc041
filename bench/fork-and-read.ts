import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a file of the bench in a process of its own and gives the one message that it sends.
 * @throws Error when it ends without one
 */
export async function forkAndRead<Message>(file: string): Promise<Message> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--no-warnings', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  child.once('message', (message) => resolve(message as Message))
  child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it told anything`)))
  const message = await promise
  if (child.connected) child.disconnect()
  return message
}
