import { FileError } from './file-error.ts'

/** Where the files of every chain are. */
export const workspaceRoot = '/workspace'

const maxPathBytes = 1024
const maxNameBytes = 255
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u001f\u007f\\]/

/**
 * A path as a script writes it, absolute or relative to `/workspace`, as the one path of that file. A name is what it
 * is, never decoded, so that nothing can mean another file to somebody else.
 *
 * @throws FileError for a path that leads out of the workspace or has no safe form
 */
export function resolvePath(path: string): string {
  if (path === '') throw new FileError('ENOENT', 'the path is empty')
  if (Buffer.byteLength(path) > maxPathBytes) throw new FileError('ENAMETOOLONG')
  if (unsafe.test(path) || !path.isWellFormed())
    throw new FileError('EINVAL', 'a path has no control characters and no backslashes')
  const steps: string[] = path.startsWith('/') ? [] : [workspaceRoot.slice(1)]
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue
    if (step === '..') steps.pop()
    else if (Buffer.byteLength(step) > maxNameBytes) throw new FileError('ENAMETOOLONG')
    else steps.push(step)
  }
  if (steps[0] !== workspaceRoot.slice(1))
    throw new FileError('EACCES', `outside of ${workspaceRoot}, where the files of a script are`)
  return `/${steps.join('/')}`
}

/** The folder of a path. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
