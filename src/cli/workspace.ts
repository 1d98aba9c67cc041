import { lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { makeFolder } from './make-folder.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

const root = '/workspace/'

/** A folder of the user that a chain's files are written to. */
export interface Workspace {
  /**
   * Writes a file under its path in the chain's workspace and says where it is now. An older file of that path is
   * replaced. Rejects if the path, or a link on its way, would lead out of the folder.
   */
  save(path: string, content: AsyncIterable<Uint8Array>): Promise<string>
}

/** Makes the folder, unless it is there. @throws UsageError if it cannot be used */
export async function openWorkspace(directory: string): Promise<Workspace> {
  const base = resolve(directory)
  try {
    await makeFolder(base)
  } catch (error) {
    throw new UsageError(`--workspace: the folder ${directory} cannot be made (${reasonOf(error)})`)
  }
  if (!(await stat(base)).isDirectory()) throw new UsageError(`--workspace: ${directory} is no folder`)
  return {
    async save(path, content) {
      const steps = stepsOf(path)
      await makeFolders(base, steps.slice(0, -1))
      await replaceFile(join(base, ...steps), content)
      return join(directory, ...steps)
    },
  }
}

function stepsOf(path: string): readonly string[] {
  const steps = path.startsWith(root) ? path.slice(root.length).split('/') : ['']
  const isPlain = steps.every((step) => !['', '.', '..'].includes(step) && !/[\\\0]/.test(step))
  if (!isPlain) throw new Error('its path is not one of the workspace')
  return steps
}

/** One step at a time: a link among them would be followed out of the folder. */
async function makeFolders(base: string, steps: readonly string[]): Promise<void> {
  let folder = base
  for (const step of steps) {
    folder = join(folder, step)
    await mkdir(folder).catch(() => undefined)
    if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder of its own`)
  }
}

/** A rename puts the file there whole, and in the place of a link instead of through it. */
async function replaceFile(target: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${target}.${crypto.randomUUID()}.part`
  try {
    await writeFile(part, content, { flag: 'wx' })
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
