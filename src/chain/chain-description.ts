import type { Catalogue } from './catalogue.ts'

/** Tokens for the declarations of all tools; beyond, a catalogue costs a model less than it helps. */
export const defaultBudget = 6000

const guide = `Runs a TypeScript or JavaScript program that calls tools as functions.
Write the body of an async function: top-level await and return are allowed. Call a tool with one object and await it:
const rows = await tools.query({ sql }). Run independent calls with Promise.all. A failed call throws a ToolError
with tool, status, code, retryable and effect; tools.x.invoke(args) gives the outcome instead of throwing.
Return only what you need to see. A large value is an Artifact: pass it on to other tools as it is, or read it with
text(), json(), lines() and slice(from, to); artifacts.put(data, { mediaType }) makes one, artifacts.get(ref) finds one.
Files that tools make are in /workspace/media; write your own elsewhere in /workspace.
There are input, console, progress(value), sleep(ms), artifacts, workspace (also as node:fs/promises, below
/workspace), URL, TextEncoder, atob, structuredClone and crypto.randomUUID; there is no network and no other module.
A script is type-checked before anything of it runs.`

const beforeTypes = 'The tools:'
const beforeCatalogue =
  'The tools, without their arguments in full: await tools.$search("words") finds some with their declarations, ' +
  'await tools.$describe("path") tells one.'

/** What a model is told of running a chain, with the tools as they are now; made again only when they have changed. */
export function createDescription(catalogue: Catalogue): () => string {
  let version = -1
  let text = guide
  return () => {
    if (catalogue.version === version) return text
    const told = catalogue.declarations()
    const before = told.kind === 'types' ? beforeTypes : beforeCatalogue
    text = catalogue.listed().tools.length === 0 ? guide : `${guide}\n\n${before}\n${told.text}`
    version = catalogue.version
    return text
  }
}
