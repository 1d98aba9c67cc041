import type { Test262Test } from './types.ts'

const flags: ReadonlyMap<string, string> = new Map([
  ['noStrict', 'a chain is strict code'],
  ['module', 'a chain is no module'],
  ['raw', 'a chain is never bare text: it stands in a function'],
  ['CanBlockIsTrue', 'nothing blocks in a chain'],
  ['CanBlockIsFalse', 'nothing blocks in a chain'],
])
const features: ReadonlyMap<string, string> = new Map([
  ['dynamic-import', 'a chain imports nothing'],
  ['import.meta', 'a chain is no module'],
  ['IsHTMLDDA', 'only browsers have it'],
])
const hostHooks = /\$262\s*\.\s*(createRealm|evalScript|agent|gc|IsHTMLDDA|AbstractModuleSource)\b/

/** Why a test is not run at all, in bare V8 neither; undefined when it is. */
export function skipReason(test: Test262Test): string | undefined {
  for (const flag of test.flags) if (flags.has(flag)) return flags.get(flag)
  for (const feature of test.features) if (features.has(feature)) return features.get(feature)
  const hook = hostHooks.exec(test.source)?.[1]
  if (hook !== undefined) return `it needs $262.${hook}, which no chain has`
  return undefined
}
