const busyIntervalMs = 20
/** While nothing runs there is only something to shrink. */
const idleIntervalMs = 1000

export interface WatchdogOptions {
  readonly isBusy: () => boolean
  readonly look: () => void
}

/** Looks often while something runs, and now and then while nothing does; only the first keeps the host alive. */
export class Watchdog {
  readonly #options: WatchdogOptions
  #timer: NodeJS.Timeout | undefined
  #isBusy = false

  constructor(options: WatchdogOptions) {
    this.#options = options
  }

  /** Starts it, or sets it to what there is to watch now. */
  adjust(): void {
    const isBusy = this.#options.isBusy()
    if (this.#timer !== undefined && isBusy === this.#isBusy) return
    clearInterval(this.#timer)
    this.#isBusy = isBusy
    this.#timer = setInterval(this.#options.look, isBusy ? busyIntervalMs : idleIntervalMs)
    if (!isBusy) this.#timer.unref()
  }

  /** Keeps the host alive from now on, whatever it watches. */
  hold(): void {
    this.#timer?.ref()
  }

  end(): void {
    clearInterval(this.#timer)
  }
}
