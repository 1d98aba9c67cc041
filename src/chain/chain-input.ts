import type { JsonSchema } from '../kernel/index.ts'

/** What a model gives to run a chain. */
export const chainInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    script: { type: 'string', description: 'The program: TypeScript or JavaScript.' },
    input: { description: 'Any JSON value; the program sees it as `input`.' },
    artifacts: {
      type: 'array',
      items: { type: 'string' },
      description: 'Refs of stored results that the program may use: await artifacts.get(ref).',
    },
  },
  required: ['script'],
  additionalProperties: false,
}
