import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'

/** The ending of a call whose tool ran and returned what is no result. */
export function invalidResult(call: Call, problem: string): Ending {
  const effect = call.done
  const ran = effect === 'none' ? '' : ' The call took effect.'
  return failure('invalid_result', `"${call.tool}" ran, but its result is invalid: ${problem}.${ran}`, {
    effect,
  })
}
