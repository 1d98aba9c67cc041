import { readdirSync, readFileSync } from 'node:fs'

/**
 * Kills every process that has this word in its command line. A jail that is killed from outside in the moment in
 * which it makes its inner end leaves that behind: it waits for a word from its maker, and would for ever.
 */
export function killAbandoned(word: string): void {
  for (const pid of processIds()) {
    if (!commandLine(pid).includes(word)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has gone by itself.
    }
  }
}

function processIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
