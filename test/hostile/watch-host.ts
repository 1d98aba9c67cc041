/** What a host went through between two moments. */
export interface HostWatch {
  /** The longest time in milliseconds for which work of its own held up all else, since `from` (of `performance`). */
  longestBlockMs(from: number): number
  /** Resident memory now and at its highest, in MiB. */
  readonly rssMb: { readonly start: number; readonly peak: number }
  stop(): void
}

const everyMs = 10
const mebibyte = 1024 * 1024

/** Watches this process: its event loop and its memory. */
export function watchHost(): HostWatch {
  const blocks: { readonly at: number; readonly ms: number }[] = []
  const rssMb = { start: process.memoryUsage.rss() / mebibyte, peak: 0 }
  let last = performance.now()
  let lastCpu = process.cpuUsage()
  const look = (): void => {
    const now = performance.now()
    const cpu = process.cpuUsage(lastCpu)
    // What the machine gave to others in the meantime is not this process's doing.
    blocks.push({ at: now, ms: Math.min(now - last - everyMs, (cpu.user + cpu.system) / 1000) })
    last = now
    lastCpu = process.cpuUsage()
    rssMb.peak = Math.max(rssMb.peak, process.memoryUsage.rss() / mebibyte)
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    longestBlockMs(from) {
      look()
      return blocks.reduce((longest, { at, ms }) => (at >= from ? Math.max(longest, ms) : longest), 0)
    },
    rssMb,
    stop: () => clearInterval(timer),
  }
}
