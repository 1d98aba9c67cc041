import type { Answer, IoMessage, IoRequest } from '../../../bridge/index.ts'
import { mediaTypeOf, typeOfExtension } from '../../../store/index.ts'
import type { ArtifactDescription, InvokerSession } from '../../invoker/index.ts'
import type { ChainFile } from '../../kernel/index.ts'
import { cutToCodePoints } from '../cut-utf8.ts'
import { artifactAnswer, failureAnswer } from './artifact-answer.ts'
import { FileError } from './file-error.ts'
import { FileTree } from './file-tree.ts'
import { nameOf } from './resolve-path.ts'
import type { FileContent, GivenFile, WorkspaceLimits } from './types.ts'
import { Uploads, type Piece } from './uploads.ts'

/** The most that one answer to a read has, in bytes. */
const maxPieceBytes = 256 * 1024

/** What a workspace is made from. */
export interface WorkspaceOptions {
  readonly session: InvokerSession
  readonly limits: WorkspaceLimits
  /** What the chain was given. */
  readonly given: readonly GivenFile[]
  /** What tools have made so far: those of a call when it has ended, in the order in which calls end. It only grows. */
  readonly made: readonly ChainFile[]
}

/**
 * The files of one chain and the artifacts it makes, on the host's side. What comes of a request depends on the
 * requests and the tools' files before it and on nothing else, so that a replay may make them again; only the refs of
 * new artifacts differ.
 */
export class Workspace {
  readonly #session: InvokerSession
  readonly #tree: FileTree
  readonly #uploads: Uploads
  readonly #limits: WorkspaceLimits
  readonly #made: readonly ChainFile[]
  #known = 0
  #putBytes = 0
  #puts = 0

  constructor({ session, limits, given, made }: WorkspaceOptions) {
    this.#session = session
    this.#limits = limits
    this.#made = made
    this.#tree = new FileTree(limits)
    this.#uploads = new Uploads(limits)
    for (const [path, content] of given) this.#tree.add(path, content, 'given')
  }

  /** What the script has written, in the order of its paths. */
  get written(): FileTree['written'] {
    return this.#tree.written
  }

  /** Does what one message asks. Never rejects. */
  async handle({ request, body }: IoMessage): Promise<Answer> {
    try {
      this.#addToolFiles()
      return await this.#do(request, body)
    } catch (error) {
      if (!(error instanceof FileError))
        return failureAnswer('store_failed', 'The request failed inside Catenary.')
      return refused(error, request)
    }
  }

  async #do(request: IoRequest, body: string): Promise<Answer> {
    const tree = this.#tree
    switch (request.op) {
      case 'chunk':
        this.#uploads.add(request.upload, { as: request.as, body }, tree.bytes)
        return done
      case 'drop':
        this.#uploads.drop(request.upload)
        return done
      case 'read':
        return this.#read(request)
      case 'write':
        return this.#write(request, { as: request.as, body })
      case 'share':
        return this.#share(request)
      case 'readdir':
        return json(tree.list(request.path, request.recursive))
      case 'stat':
        return json(told(tree.entry(request.path)))
      case 'mkdir':
        tree.makeFolder(request.path, request.recursive)
        return done
      case 'rm':
        return this.#remove(request)
      case 'unlink':
        tree.file(request.path)
        tree.remove(request.path, false)
        return done
      case 'rename':
        tree.rename(request.path, request.to)
        return done
      case 'copy':
        tree.put(request.to, tree.file(request.path).content)
        return done
      case 'put':
        return this.#put(request, { as: request.as, body })
      case 'get':
        return this.#get(request.name)
      default:
        return request satisfies never
    }
  }

  // What tools have made since the last request. Each file of a session has a path of its own.
  #addToolFiles(): void {
    for (const file of this.#made.slice(this.#known)) this.#tree.add(file.path, contentOf(file), 'tool')
    this.#known = this.#made.length
  }

  async #read({ path, from, as, version }: Extract<IoRequest, { op: 'read' }>): Promise<Answer> {
    const file = this.#tree.file(path)
    if (version !== 0 && version !== file.version)
      throw new FileError('EBUSY', 'the file was changed while it was read')
    const size = file.content.bytes
    const piece = await this.#piece(file.content, from)
    if (!(piece instanceof Uint8Array)) return piece
    const isWhole = as === 'bytes' || from + piece.length >= size
    const bytes = isWhole ? piece : cutToCodePoints(piece)
    const head = JSON.stringify({ next: from + bytes.length, size, version: file.version })
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    return { kind: 'text', text: `${head}\n${text.toString(as === 'bytes' ? 'latin1' : 'utf8')}` }
  }

  async #piece({ data, artifactRef = '' }: FileContent, from: number): Promise<Uint8Array | Answer> {
    const to = from + Math.max(4, Math.min(maxPieceBytes, this.#session.policy.maxResolvedBytes))
    if (data !== undefined) return data.subarray(from, to)
    const read = await this.#session.readArtifact(artifactRef, { from, to })
    return read.ok ? read.bytes : failureAnswer(read.code, read.message)
  }

  async #write(request: Extract<IoRequest, { op: 'write' }>, last: Piece): Promise<Answer> {
    const { path, flag, upload } = request
    const data = this.#uploads.take(upload, last)
    const old = this.#tree.writable(path)
    if (old !== undefined && flag.endsWith('x')) throw new FileError('EEXIST')
    const before = old !== undefined && flag === 'a' ? await this.#whole(old) : undefined
    if (before !== undefined && !(before instanceof Uint8Array)) return before
    const content = before === undefined ? data : Buffer.concat([before, data])
    this.#tree.put(path, { bytes: content.length, data: content, mediaType: typeOf(path, content, last.as) })
    return done
  }

  /** For appending to a file that is in the store, it must come into memory, as far as that is allowed. */
  async #whole({ bytes, data, artifactRef = '' }: FileContent): Promise<Uint8Array | Answer> {
    if (data !== undefined) return data
    if (this.#tree.bytes + this.#uploads.bytes + bytes > this.#limits.maxBytes)
      throw new FileError('ENOSPC', 'the file is too large to be appended to: write another')
    const read = await this.#session.readArtifact(artifactRef, { from: 0 })
    return read.ok ? read.bytes : failureAnswer(read.code, read.message)
  }

  async #share({ path, flag, ref }: Extract<IoRequest, { op: 'share' }>): Promise<Answer> {
    if (flag.startsWith('a')) throw new FileError('EINVAL', 'an Artifact cannot be appended: write it')
    const old = this.#tree.writable(path)
    if (old !== undefined && flag === 'wx') throw new FileError('EEXIST')
    const info = await this.#session.describeArtifact(ref)
    if (!info.ok) return failureAnswer(info.code, info.message)
    const { bytes, mediaType, sha256 } = info
    this.#tree.put(path, { bytes, mediaType, sha256, artifactRef: ref })
    return done
  }

  #remove({ path, recursive, force }: Extract<IoRequest, { op: 'rm' }>): Answer {
    try {
      this.#tree.remove(path, recursive)
    } catch (error) {
      if (!(force && error instanceof FileError && error.code === 'ENOENT')) throw error
    }
    return done
  }

  async #put({ mediaType, upload }: Extract<IoRequest, { op: 'put' }>, last: Piece): Promise<Answer> {
    const data = this.#uploads.take(upload, last)
    const fallback = last.as === 'text' ? 'text/plain; charset=utf-8' : undefined
    return artifactAnswer(this.#session, await this.#store(data, mediaType ?? mediaTypeOf(data, fallback)))
  }

  async #store(data: Uint8Array, mediaType: string): Promise<ArtifactDescription> {
    if (this.#putBytes + data.length > this.#limits.maxBytes || this.#puts >= this.#limits.maxFiles) {
      const message = `A script may put ${this.#limits.maxFiles} artifacts of ${this.#limits.maxBytes} bytes together (maxWorkspaceFiles, maxWorkspaceBytes).`
      return { ok: false, code: 'artifact_too_large', message }
    }
    this.#putBytes += data.length
    this.#puts += 1
    return this.#session.putArtifact(data, mediaType)
  }

  async #get(name: string): Promise<Answer> {
    if (name.startsWith('art_'))
      return artifactAnswer(this.#session, await this.#session.describeArtifact(name))
    const { content } = this.#tree.file(name)
    const { artifactRef, data, mediaType } = content
    if (artifactRef !== undefined)
      return artifactAnswer(this.#session, await this.#session.describeArtifact(artifactRef))
    const stored = await this.#store(data ?? new Uint8Array(), mediaType)
    if (stored.ok) this.#tree.moveToStore(name, stored.ref)
    return artifactAnswer(this.#session, stored)
  }
}

const done: Answer = { kind: 'none' }

function json(value: unknown): Answer {
  return { kind: 'json', json: JSON.stringify(value) }
}

function told(entry: ReturnType<FileTree['entry']>): unknown {
  if (entry.kind === 'directory') return { kind: entry.kind, size: 0 }
  return { kind: entry.kind, size: entry.content.bytes, mediaType: entry.content.mediaType }
}

function contentOf({ bytes, mediaType, sha256, artifactRef, data }: ChainFile): FileContent {
  return {
    bytes,
    mediaType,
    sha256,
    ...(artifactRef === undefined ? {} : { artifactRef }),
    ...(data === undefined ? {} : { data }),
  }
}

function typeOf(path: string, data: Uint8Array, as: Piece['as']): string {
  const extension = nameOf(path).split('.').slice(1).at(-1) ?? ''
  const text = as === 'text' ? 'text/plain; charset=utf-8' : undefined
  return mediaTypeOf(data, typeOfExtension(extension) ?? text)
}

const syscalls: Partial<Record<IoRequest['op'], string>> = {
  read: 'open',
  write: 'open',
  share: 'open',
  readdir: 'scandir',
  copy: 'copyfile',
  get: 'open',
}

function refused({ code, message }: FileError, request: IoRequest): Answer {
  const path = 'path' in request ? request.path : 'name' in request ? request.name : ''
  const syscall = syscalls[request.op] ?? request.op
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path
  return {
    kind: 'refused',
    refusal: { code, syscall, path: shown, message: `${message}, ${syscall} '${shown}'` },
  }
}
