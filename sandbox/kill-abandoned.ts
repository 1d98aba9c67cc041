import { readdirSync, readFileSync } from 'node:fs'

import { killed } from './kill-process.ts'

/**
 * Kills every process that has this word in its command line. A jail that is killed from outside in the moment in
 * which it makes its inner end leaves that behind: it waits for a word from its maker, and would for ever.
 */
export function killAbandoned(word: string): void {
  for (const pid of processIds()) if (commandLine(pid).includes(word)) killed(pid)
}

/** None where the platform does not tell, or the host has no descriptor left to look with. */
function processIds(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
