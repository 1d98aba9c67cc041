import { declareTools } from '../catalog/index.ts'
import type { DeclarationOptions, Declarations } from '../catalog/index.ts'
import { Toolbox } from '../invoker/index.ts'
import type { AnyTool } from '../kernel/index.ts'
import { listedTools } from './listed-tools.ts'

/**
 * What a model is told of the tools that scripts can call: TypeScript declarations, or a catalogue where those are over
 * the budget.
 * @throws BridgeError `name_collision` when two tools would have one name in a script
 */
export function declarations(
  tools: Toolbox | readonly AnyTool[],
  options: DeclarationOptions = {},
): Declarations {
  return declareTools(listedTools(Toolbox.from(tools).all()), options)
}
