import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds a lease: a process of a machine (or of a container, which has processes of its own). */
export interface Holder {
  readonly machine: string
  readonly pid: number
  /** When the process started, in the kernel's words; empty where they cannot be had. */
  readonly since: string
  /** One of the journals that the process has open. */
  readonly journal: string
}

/** This process as a holder, by a journal that it has just opened. */
export function thisHolder(): Holder {
  const { pid } = process
  return { machine: machineName(), pid, since: startOf(pid), journal: randomUUID() }
}

/** False only for a process of this machine that is certainly gone; one elsewhere may live. */
export function mayLive(holder: Holder): boolean {
  if (holder.machine !== machineName()) return true
  if (!exists(holder.pid)) return false
  return holder.since === '' || startOf(holder.pid) === holder.since
}

function machineName(): string {
  return `${hostname()} ${pidNamespace()}`
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// Field 22 of the line; the name before it, in parentheses, may hold spaces. A process id may be given anew.
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended, though its entry is still there.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
