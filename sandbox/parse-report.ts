/** What a child says of a script that has come to rest. */
export interface RestReport {
  /** Frames that it has taken in so far. */
  readonly processed: number
  /** CPU milliseconds that the script has used. */
  readonly cpuMs: number
}

/** What a child says of the end of a script. */
export interface EndReport {
  readonly kind: string
  readonly cpuMs: number
  readonly text: string
}

/** Undefined if it is none. */
export function parseRest(text: string): RestReport | undefined {
  const [processed = 0, micros = 0] = text.split(' ').map(Number)
  if (!Number.isFinite(micros) || !Number.isFinite(processed)) return undefined
  return { processed, cpuMs: micros / 1000 }
}

/** Undefined if it is none. */
export function parseEnd(text: string): EndReport | undefined {
  const end = text.indexOf('\n')
  const [kind = '', micros] = text.slice(0, Math.max(end, 0)).split(' ')
  const cpuMs = Number(micros) / 1000
  if (end < 0 || !Number.isFinite(cpuMs)) return undefined
  return { kind, cpuMs, text: text.slice(end + 1) }
}
