import { readFileSync } from 'node:fs'

const pageBytes = 4096
const mebibyte = 1024 * 1024

/** Resident memory of a process in MiB; undefined where the platform does not tell (only Linux does). */
export function residentMb(pid: number): number | undefined {
  const pages = readNumber(`/proc/${pid}/statm`, 1)
  return pages === undefined ? undefined : (pages * pageBytes) / mebibyte
}

/** CPU milliseconds that the main thread of a process has run; undefined where the platform does not tell. */
export function mainThreadCpuMs(pid: number): number | undefined {
  const nanoseconds = readNumber(`/proc/${pid}/schedstat`, 0)
  return nanoseconds === undefined ? undefined : nanoseconds / 1e6
}

function readNumber(path: string, field: number): number | undefined {
  try {
    const value = Number(readFileSync(path, 'utf8').split(' ')[field])
    return Number.isFinite(value) ? value : undefined
  } catch {
    return undefined
  }
}
