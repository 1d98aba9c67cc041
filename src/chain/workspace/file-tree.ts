import { FileError } from './file-error.ts'
import { folderOf, nameOf, resolvePath, workspaceRoot } from './resolve-path.ts'
import type { FileContent, Origin, TreeEntry, WorkspaceLimits } from './types.ts'

/** What tools make is here, and a script cannot change it: what a tool made stays what it made. */
const mediaFolder = `${workspaceRoot}/media`

type FileEntry = Extract<TreeEntry, { readonly kind: 'file' }>

/** What `readdir` tells of one entry. */
export interface Listed {
  /** Relative to the folder that was listed. */
  readonly name: string
  readonly base: string
  readonly parentPath: string
  readonly kind: TreeEntry['kind']
}

/** The files and folders of one chain, by their paths. All paths are as a script writes them. */
export class FileTree {
  readonly #entries = new Map<string, TreeEntry>([[workspaceRoot, { kind: 'directory', origin: 'given' }]])
  readonly #limits: WorkspaceLimits
  #version = 0
  #bytes = 0
  #count = 0

  constructor(limits: WorkspaceLimits) {
    this.#limits = limits
  }

  /** Bytes that the script's files hold in memory. */
  get bytes(): number {
    return this.#bytes
  }

  /** What the script has written, in the order of its paths. */
  get written(): readonly (readonly [path: string, content: FileContent])[] {
    return [...this.#entries]
      .flatMap(([path, entry]) =>
        entry.kind === 'file' && entry.origin === 'script' ? [[path, entry.content] as const] : [],
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  }

  /** @throws FileError */
  entry(given: string): TreeEntry {
    const path = resolvePath(given)
    const entry = this.#entries.get(path)
    if (entry !== undefined) return entry
    this.#checkParents(path)
    throw new FileError('ENOENT')
  }

  /** @throws FileError */
  file(given: string): FileEntry {
    const entry = this.entry(given)
    if (entry.kind === 'directory') throw new FileError('EISDIR')
    return entry
  }

  /** What a path held, if a file may be written there. @throws FileError */
  writable(given: string): FileContent | undefined {
    const path = resolvePath(given)
    this.#checkWritable(path)
    const old = this.#entries.get(path)
    if (old?.kind === 'directory') throw new FileError('EISDIR')
    if (old === undefined) this.#checkFolder(path)
    return old?.content
  }

  /** Puts a file there, in the place of what was there. @throws FileError */
  put(given: string, content: FileContent): void {
    this.writable(given)
    this.#set(resolvePath(given), { kind: 'file', origin: 'script', content, version: (this.#version += 1) })
  }

  /** Says that what a file holds now rests in the store; it is the same content. */
  moveToStore(given: string, artifactRef: string): void {
    const path = resolvePath(given)
    const entry = this.file(path)
    const { data: _data, ...content } = entry.content
    this.#set(path, { ...entry, content: { ...content, artifactRef } })
  }

  /** Adds a file of somebody else, with the folders that lead there. @throws FileError */
  add(given: string, content: FileContent, origin: Exclude<Origin, 'script'>): void {
    const path = resolvePath(given)
    for (let folder = folderOf(path); folder.length > workspaceRoot.length; folder = folderOf(folder)) {
      if (this.#entries.get(folder)?.kind === 'file') throw new FileError('ENOTDIR')
      if (!this.#entries.has(folder)) this.#set(folder, { kind: 'directory', origin })
    }
    if (path === mediaFolder || this.#entries.get(path)?.kind === 'directory') throw new FileError('EISDIR')
    this.#set(path, { kind: 'file', origin, content, version: (this.#version += 1) })
  }

  /** @throws FileError */
  list(given: string, recursive: boolean): readonly Listed[] {
    const folder = resolvePath(given)
    if (this.entry(folder).kind === 'file') throw new FileError('ENOTDIR')
    return this.#below(folder)
      .filter((path) => recursive || folderOf(path) === folder)
      .toSorted()
      .map((path) => ({
        name: path.slice(folder.length + 1),
        base: nameOf(path),
        parentPath: folderOf(path),
        kind: this.#entries.get(path)?.kind ?? 'file',
      }))
  }

  /** @throws FileError */
  makeFolder(given: string, recursive: boolean): void {
    const path = resolvePath(given)
    const there = this.#entries.get(path)
    if (there !== undefined) {
      if (recursive && there.kind === 'directory') return
      throw new FileError('EEXIST')
    }
    this.#checkWritable(path)
    if (!recursive) this.#checkFolder(path)
    this.#checkParents(path)
    const missing = [path]
    for (let folder = folderOf(path); !this.#entries.has(folder); folder = folderOf(folder))
      missing.unshift(folder)
    this.#checkRoom(this.#bytes, this.#count + missing.length)
    for (const folder of missing) this.#set(folder, { kind: 'directory', origin: 'script' })
  }

  /** @throws FileError */
  remove(given: string, recursive: boolean): void {
    const path = resolvePath(given)
    const entry = this.entry(path)
    this.#checkMovable(path)
    if (entry.kind === 'directory' && !recursive) throw new FileError('EISDIR', 'give { recursive: true }')
    for (const below of this.#below(path)) this.#delete(below)
    this.#delete(path)
  }

  /** @throws FileError */
  rename(given: string, givenTo: string): void {
    const path = resolvePath(given)
    const to = resolvePath(givenTo)
    const entry = this.entry(path)
    this.#checkMovable(path)
    this.#checkWritable(to)
    if (to === path) return
    if (to.startsWith(`${path}/`)) throw new FileError('EINVAL', 'a folder cannot be moved into itself')
    this.#checkFolder(to)
    this.#checkReplaceable(entry, to)
    // What was given and moved is the script's: it comes back under its new name.
    const moved = [path, ...this.#below(path)].flatMap((from) => {
      const one = this.#entries.get(from)
      return one === undefined ? [] : { from, old: one, moved: { ...one, origin: 'script' } as const }
    })
    const more = (measure: (entry: TreeEntry) => number): number =>
      moved.reduce((sum, one) => sum + measure(one.moved) - measure(one.old), 0)
    this.#checkRoom(this.#bytes + more(held), this.#count + more(counted))
    for (const { from } of moved) this.#delete(from)
    for (const one of moved) this.#set(to + one.from.slice(path.length), one.moved)
  }

  #checkReplaceable(entry: TreeEntry, to: string): void {
    const there = this.#entries.get(to)
    if (there === undefined) return
    if (entry.kind === 'file' && there.kind === 'directory') throw new FileError('EISDIR')
    if (entry.kind === 'directory' && there.kind === 'file') throw new FileError('ENOTDIR')
    if (this.#below(to).length > 0) throw new FileError('ENOTEMPTY')
  }

  #below(folder: string): string[] {
    return [...this.#entries.keys()].filter((path) => path.startsWith(`${folder}/`))
  }

  #checkWritable(path: string): void {
    if (path === mediaFolder || path.startsWith(`${mediaFolder}/`))
      throw new FileError(
        'EACCES',
        `${mediaFolder} is for what tools make; write elsewhere in ${workspaceRoot}`,
      )
  }

  #checkMovable(path: string): void {
    if (path === workspaceRoot) throw new FileError('EBUSY', 'the workspace itself stays')
    this.#checkWritable(path)
  }

  #checkFolder(path: string): void {
    this.#checkParents(path)
    if (!this.#entries.has(folderOf(path)))
      throw new FileError('ENOENT', 'make its folder first: mkdir(folder, { recursive: true })')
  }

  #checkParents(path: string): void {
    for (let folder = folderOf(path); folder.length >= workspaceRoot.length; folder = folderOf(folder))
      if (this.#entries.get(folder)?.kind === 'file') throw new FileError('ENOTDIR')
  }

  /** The one place where entries change: here they are counted, and refused before anything has changed. */
  #set(path: string, entry: TreeEntry): void {
    const old = this.#entries.get(path)
    const bytes = this.#bytes - held(old) + held(entry)
    const count = this.#count - counted(old) + counted(entry)
    this.#checkRoom(bytes, count)
    this.#entries.set(path, entry)
    this.#bytes = bytes
    this.#count = count
  }

  /** What makes it less is never refused. */
  #checkRoom(bytes: number, count: number): void {
    if (bytes > this.#bytes && bytes > this.#limits.maxBytes) throw noSpace('bytes', this.#limits)
    if (count > this.#count && count > this.#limits.maxFiles) throw noSpace('files', this.#limits)
  }

  #delete(path: string): void {
    const old = this.#entries.get(path)
    if (!this.#entries.delete(path)) return
    this.#bytes -= held(old)
    this.#count -= counted(old)
  }
}

function held(entry: TreeEntry | undefined): number {
  return entry?.kind === 'file' && entry.origin === 'script' ? (entry.content.data?.byteLength ?? 0) : 0
}

function counted(entry: TreeEntry | undefined): number {
  return entry?.origin === 'script' ? 1 : 0
}

/** What is over its limit, and the limit's name. */
export function noSpace(what: 'bytes' | 'files', { maxBytes, maxFiles }: WorkspaceLimits): FileError {
  return new FileError(
    'ENOSPC',
    what === 'bytes'
      ? `the files of a script may hold ${maxBytes} bytes (maxWorkspaceBytes): keep large data in artifacts`
      : `a script may have ${maxFiles} files and folders (maxWorkspaceFiles)`,
  )
}
