export { grantsOf, readInputs, resolveInputs } from './read-given.ts'
export type { FileContent, GivenFile } from './types.ts'
export { Workspace } from './workspace.ts'
