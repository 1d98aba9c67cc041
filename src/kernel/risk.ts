import { z } from 'zod'

/**
 * What a call may do to the world. SAFE has no side effect; HIGH has one; CRITICAL is destructive or cannot be
 * undone and always asks a human. A tool without a risk is SAFE; a value that is none of these fails closed.
 */
export const ToolRisk = { SAFE: 'safe', HIGH: 'high', CRITICAL: 'critical' } as const
export type ToolRisk = (typeof ToolRisk)[keyof typeof ToolRisk]

export const toolRiskSchema = z.enum(['safe', 'high', 'critical'])

const rank: Readonly<Record<ToolRisk, number>> = { safe: 0, high: 1, critical: 2 }

/** Negative if `a` is the smaller risk, positive if it is the greater, 0 if equal. */
export function compareRisk(a: ToolRisk, b: ToolRisk): number {
  return rank[a] - rank[b]
}

/** The risk a value stands for: absent is SAFE, unknown is undefined (the caller must then refuse). */
export function parseRisk(value: unknown): ToolRisk | undefined {
  if (value === undefined) return ToolRisk.SAFE
  const parsed = toolRiskSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}
