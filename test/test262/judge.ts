import type { Ending, Test262Test } from './types.ts'

/** Why a test did not pass; undefined when it did. */
export function judge(test: Test262Test, ending: Ending): string | undefined {
  const { negative } = test
  if (negative !== undefined) {
    const kind = negative.phase === 'parse' ? 'syntax' : 'threw'
    if (ending.kind === kind && ending.name === negative.type) return undefined
    return `expected ${negative.type} (${negative.phase}), got ${tell(ending)}`
  }
  const isAsync = test.flags.includes('async')
  if (isAsync && ending.kind === 'printed' && ending.text === 'Test262:AsyncTestComplete') return undefined
  if (!isAsync && ending.kind === 'completed') return undefined
  return tell(ending)
}

function tell(ending: Ending): string {
  switch (ending.kind) {
    case 'completed':
      return 'it completed'
    case 'printed':
      return ending.text
    case 'syntax':
    case 'threw':
      return `${ending.kind}: ${ending.name}: ${ending.message}`
    case 'hung':
    case 'died':
      return `${ending.kind}: ${ending.message}`
    default:
      return ending satisfies never
  }
}
