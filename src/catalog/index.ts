export { declareTools } from './declare-tools.ts'
export type { CountTokens, DeclarationOptions, Declarations, ListedTool, Unsaid } from './types.ts'
