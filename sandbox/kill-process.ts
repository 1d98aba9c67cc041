import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'

import { childrenOf } from './leaf-process.ts'

/** How long the outer process of a jail gets to notice that what it waits for is gone: long only on a busy machine. */
const noticeMs = 1000
/** How long a process that is still starting is waited for. */
const startMs = 1000

/**
 * Kills a child and all below it. Within a jail the inner end goes first: the kernel then ends the whole namespace,
 * and the outer process, whose child it is, reaps it. Killed from the outside it would be left to the machine's first
 * process, which in a container is often the host itself, and reaps nobody.
 */
export function killProcess(child: ChildProcess): void {
  // Once it is gone its number may be another's.
  if (hasExited(child)) return
  const inner = child.pid === undefined ? [] : childrenOf(child.pid)
  if (!inner.map(killed).includes(true)) {
    child.kill('SIGKILL')
    return
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), noticeMs)
  child.once('exit', () => clearTimeout(timer))
}

/**
 * Kills a child that is still starting: once it has come up, for a wrapper that is killed in its first moments leaves
 * behind what it had begun. It has run nothing of a script, and is told of none.
 */
export function killStarting(child: ChildProcess, socket: Duplex): void {
  const end = (): void => {
    clearTimeout(timer)
    killProcess(child)
    socket.destroy()
  }
  const timer = setTimeout(end, startMs)
  socket.once('data', end).once('close', end)
}

/** Whether a process is dead. */
export function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Kills a process by its number. False if there is none, or it may not be killed. */
export function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
