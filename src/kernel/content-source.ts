import { z } from 'zod'

/**
 * What kind of content a tool brings in. UNTRUSTED was written by somebody who may want to mislead the model (the
 * web, mail, tickets); PRIVATE must not get out. A tool may bring both.
 */
export const ContentSource = { UNTRUSTED: 'untrusted', PRIVATE: 'private' } as const
export type ContentSource = (typeof ContentSource)[keyof typeof ContentSource]

export const contentSourceSchema = z.enum(['untrusted', 'private'])

const none: readonly ContentSource[] = Object.freeze([])

/** The labels of a tool as a list; undefined where one of them is none that is known (the caller must then refuse). */
export function parseSources(value: unknown): readonly ContentSource[] | undefined {
  if (value === undefined) return none
  const labels: readonly unknown[] = Array.isArray(value) ? Array.from(value) : [value]
  return labels.every(isContentSource) ? labels : undefined
}

function isContentSource(value: unknown): value is ContentSource {
  return value === ContentSource.UNTRUSTED || value === ContentSource.PRIVATE
}
