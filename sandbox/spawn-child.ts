import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Duplex } from 'node:stream'

import type { Launch } from './jail.ts'

/** A process with the socket that its frames go over. */
export interface SpawnedChild {
  readonly process: ChildProcess
  readonly socket: Duplex
  /** In the command line of the process and of whatever its wrappers make, and of nothing else. */
  readonly mark: string
}

/**
 * Starts the process of a launch. It never keeps the host alive.
 *
 * @throws Error when the system has no room for it: no memory, no free descriptor
 */
export function spawnChild({ command, args, env, filter }: Launch): SpawnedChild {
  const mark = randomUUID()
  const child = spawn(command, [...args, mark], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env,
    cwd: '/',
  })
  // Where nobody listens an error is thrown at the host, even when this function has thrown before.
  child.on('error', () => undefined)
  // Without a free descriptor node gives a process that was never started and has no pipes.
  const pipes: ChildProcess['stdio'] | undefined = child.stdio
  const socket = pipes?.[3]
  if (!(socket instanceof Duplex)) throw new Error('the system has no room for another process')
  sendFilter(pipes[4], filter)
  for (const handle of [child, socket, child.stderr]) if (isHandle(handle)) handle.unref()
  return { process: child, socket, mark }
}

function sendFilter(pipe: unknown, filter: Uint8Array | undefined): void {
  if (!(pipe instanceof Duplex)) return
  pipe.on('error', () => undefined)
  pipe.end(filter)
  if (isHandle(pipe)) pipe.unref()
}

function isHandle(value: unknown): value is { unref(): void } {
  return typeof value === 'object' && value !== null && 'unref' in value
}
