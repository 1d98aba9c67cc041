export interface WallClockOptions {
  readonly limitMs: number
  readonly onExpired: () => void
}

/** The wall time of one chain. It stands still while a human decides. */
export interface WallClock {
  pause(): void
  resume(): void
  stop(): void
}

/** Starts the clock. */
export function startWallClock({ limitMs, onExpired }: WallClockOptions): WallClock {
  let leftMs = limitMs
  let startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined = setTimeout(onExpired, leftMs)
  const halt = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    pause() {
      if (timer === undefined) return
      leftMs -= performance.now() - startedAt
      halt()
    },
    resume() {
      if (timer !== undefined) return
      startedAt = performance.now()
      timer = setTimeout(onExpired, Math.max(0, leftMs))
    },
    stop: halt,
  }
}
