// The other side of the ping-pong: it blocks on its socket, as a sandbox process does.
import { readSync, writeSync } from 'node:fs'

const chunk = Buffer.alloc(64 * 1024)
for (;;) {
  const length = readSync(3, chunk, 0, chunk.length, null)
  if (length === 0) process.exit()
  for (let offset = 0; offset < length;) offset += writeSync(3, chunk, offset, length - offset)
}
