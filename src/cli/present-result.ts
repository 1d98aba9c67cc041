import { artifactsIn, tenantOwner } from '../index.ts'
import type { ChainRunOk, ChainRunResult } from '../index.ts'
import { exitCode, exitCodeOf } from './exit-code.ts'
import type { OpenStore } from './open-store.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { saveFiles } from './save-files.ts'
import { showOutcome } from './show-outcome.ts'
import { showValue } from './show-value.ts'
import type { Workspace } from './workspace.ts'

/** How many of the artifacts in a value are told of. */
const maxNotes = 10

/** What the presentation depends on. */
export interface Presentation {
  readonly script: string
  readonly flags: { readonly json?: true; readonly tenant: string }
  readonly opened: OpenStore
  readonly workspace: Workspace | undefined
  readonly output: Output
}

/** Shows a result: notes on stderr, its files in the user's folder, last its value on stdout. Says the exit code. */
export async function presentResult(result: ChainRunResult, options: Presentation): Promise<number> {
  const { script, flags, opened, workspace, output } = options
  showOutcome(result, script === '-' ? 'stdin' : script, output)
  if (result.status === 'ok' && result.artifactRef !== undefined)
    output.note('[artifact]', howToRead(result, options))
  await noteArtifacts(result, options)
  const saved = await saveFiles(result, { store: opened.store, tenant: flags.tenant, workspace, output })
  if (flags.json === true) await output.write(`${printableJson(result) ?? ''}\n`)
  else if (result.status === 'ok') await showValue(result, output)
  return saved === 'failed' && result.status === 'ok' ? exitCode.failed : exitCodeOf(result)
}

function howToRead(
  { artifactRef = '', bytes }: ChainRunOk,
  { opened, flags, workspace }: Presentation,
): string {
  const size = `the value has ${bytes} bytes of JSON; stdout has only its beginning`
  if (opened.lasting !== undefined)
    return `${size}. For a day, this prints all of it: ${getCommand(artifactRef, opened.lasting, flags.tenant)}`
  if (workspace !== undefined) return `${size}. All of it is in the folder of --workspace, as below`
  return `${size}, and the rest ends with this process: --workspace DIR writes it to a folder, --store file:DIR keeps it`
}

/** What the artifacts are that the value refers to, and how they are read. */
async function noteArtifacts(result: ChainRunResult, { opened, flags, output }: Presentation): Promise<void> {
  const refs = artifactsIn(result)
  for (const ref of refs.slice(0, maxNotes)) {
    const info = await opened.store.info(ref, { owner: tenantOwner(flags.tenant) }).catch(() => undefined)
    if (info === undefined) continue
    const what = `${ref} (${info.mediaType}, ${info.bytes} bytes)`
    const how =
      opened.lasting === undefined
        ? 'it ends with this process: --store file:DIR keeps it'
        : `for a day, this prints it: ${getCommand(ref, opened.lasting, flags.tenant)}`
    output.note('[artifact]', `${what}; ${how}`)
  }
  if (refs.length > maxNotes) output.note('[artifact]', `and ${refs.length - maxNotes} more in the value`)
}

function getCommand(ref: string, store: string, tenant: string): string {
  const whose = tenant === 'local' ? '' : ` --tenant ${tenant}`
  return `catenary artifact get ${ref} --store ${shellWord(store)}${whose}`
}

/** A text as one word of a command that is typed. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
