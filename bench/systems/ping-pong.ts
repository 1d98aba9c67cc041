import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Duplex } from 'node:stream'

import type { System } from '../system.ts'

const childPath = fileURLToPath(new URL('./ping-pong-child.js', import.meta.url))
/** What one call of the bench weighs on the wire. */
const message = Buffer.from('x'.repeat(48))

/** Two node processes that pass a message to and fro over the kind of socket that Catenary uses: what a call costs at least. */
export const pingPong: System = {
  name: 'ping-pong',
  async open() {
    const child = spawn(process.execPath, [childPath], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
    const socket = child.stdio[3] as Duplex
    let answered: () => void = () => undefined
    socket.on('data', () => answered())
    const turn = (): Promise<void> =>
      new Promise((resolve) => {
        answered = resolve
        socket.write(message)
      })
    await turn()
    return {
      async run({ calls, returns }) {
        for (let i = 0; i < calls; i += 1) await turn()
        return returns
      },
      close: async () => void child.kill(),
    }
  },
}
