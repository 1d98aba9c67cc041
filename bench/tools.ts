import { setTimeout } from 'node:timers/promises'

import type { BenchTool } from './system.ts'

/** How long the slow tool takes, in milliseconds. */
export const slowMs = 20
/** Tools that are there and not called: a model is rarely given three. */
const bystanders = 16

/** The twenty tools of the bench. */
export function benchTools(): readonly BenchTool[] {
  return [
    {
      name: 'noop',
      description: 'Does nothing.',
      input: object({ i: { type: 'integer' } }),
      run: async () => null,
    },
    {
      name: 'load',
      description: 'Gives rows that weigh so many bytes as JSON.',
      input: object({ bytes: { type: 'integer' } }),
      run: async ({ bytes }) => rows(Number(bytes)),
    },
    {
      name: 'echo',
      description: 'Gives the rows back.',
      input: object({ rows: { type: 'array', items: { type: 'object' } } }),
      run: async ({ rows }) => rows,
    },
    {
      name: 'slow',
      description: `Takes ${slowMs} ms.`,
      input: object({ i: { type: 'integer' } }),
      run: () => setTimeout(slowMs, null),
    },
    ...Array.from({ length: bystanders }, (_, i) => bystander(i)),
  ]
}

/** A tool that nobody calls. */
export function bystander(i: number): BenchTool {
  return {
    name: `tool_${i}`,
    description: `Tool number ${i}.`,
    input: object({ query: { type: 'string' }, limit: { type: 'integer' } }),
    run: async () => null,
  }
}

/** Rows of plain ASCII data that weigh about so many bytes as JSON. */
export function rows(bytes: number): readonly Readonly<Record<string, unknown>>[] {
  const rowBytes = 100
  return Array.from({ length: Math.max(1, Math.round(bytes / rowBytes)) }, (_, i) => ({
    id: 100_000 + i,
    name: `customer number ${100_000 + i}`,
    city: 'Amsterdam',
    total: 12.5,
    open: i % 2 === 0 ? 1 : 2,
  }))
}

function object(properties: Readonly<Record<string, object>>): BenchTool['input'] {
  return { type: 'object', properties }
}
