export interface WallClockOptions {
  /** Milliseconds that are left; it may stand still for a while. */
  readonly msLeft: () => number
  readonly onExpired: () => void
}

/** Calls back once no time is left, and gives the function that stops it. */
export function startWallClock({ msLeft, onExpired }: WallClockOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  const look = (): void => {
    const left = msLeft()
    if (left <= 0) onExpired()
    // While a human is asked the time left stays what it was: then this only looks again.
    else timer = setTimeout(look, Math.ceil(left))
  }
  look()
  return () => clearTimeout(timer)
}
