export { ReadArtifactTool } from './read-artifact-tool.ts'
