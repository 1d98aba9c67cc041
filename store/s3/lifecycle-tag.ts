const dayMs = 24 * 3_600_000

/** Days after which a rule may take what was never pinned; a time to live belongs to the first that is as long. */
export const tagDays = [1, 7, 30] as const

/** The tag of what was once pinned, or may live longer than any rule allows: only sweeps take it. */
export const heldTag = 'held'

/** The tag of content by its time to live in milliseconds. */
export function lifecycleTag(ttlMs: number): string {
  const days = tagDays.find((each) => ttlMs <= each * dayMs)
  return days === undefined ? heldTag : daysTag(days)
}

/** The tag that a rule of so many days goes by. */
export function daysTag(days: number): string {
  return `days-${days}`
}
