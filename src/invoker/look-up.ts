import { nearestNames } from '../kernel/index.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'
import { pinTool, type PinnedTool } from './tool-entry.ts'

/** Steps 3 and 4: the tool is found and pinned, and is of a kind that can be called here. */
export function lookUp(call: Call): Ending | undefined {
  const entry = call.session.host.toolbox.entry(call.invocation.name)
  if (entry === undefined) {
    const meant = nearestNames(call.tool, call.session.host.toolbox.names()).map((name) => `"${name}"`)
    const remedy =
      meant.length === 0 ? 'Use a name from the list of tools.' : `Did you mean ${meant.join(' or ')}?`
    return failure('unknown_tool', `There is no tool named "${call.tool}". ${remedy}`)
  }
  call.tool = entry.tool.name
  try {
    call.pinned = pinTool(entry)
  } catch {
    // A property that throws when it is read could hide a risk.
    return failure('invalid_risk', `The tool "${call.tool}" cannot be read, so it was not run.`, {
      status: 'denied',
    })
  }
  return notCallable(call, call.pinned)
}

function notCallable(call: Call, { kind, isChain }: PinnedTool): Ending | undefined {
  const inChain = call.session.chainId !== undefined
  if (kind === 'hosted') {
    return failure(
      'not_callable',
      `"${call.tool}" is run by the model's provider and cannot be called from here.`,
    )
  }
  if (kind === 'provider_defined' && inChain) {
    return failure(
      'not_callable',
      `"${call.tool}" is defined by the model's provider: call it directly, outside the chain.`,
    )
  }
  if (isChain && inChain) {
    return failure(
      'not_callable',
      `"${call.tool}" runs a chain, and a chain cannot call one: write its steps into this script.`,
    )
  }
  return undefined
}
