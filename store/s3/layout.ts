import { ownerKey } from '../scope.ts'

/**
 * Where one blob lies: everything of it below one folder, so that one listing shows its whole state.
 *
 *   <prefix><SHA-256 of the owner>/<ref in hexadecimal>/
 *     content/<random>       the bytes; a new key for each upload
 *     info                   the description, written once and last: with it the blob is there
 *     pins/<time>-<random>   one pin
 *     since/<time>           when a time to live began anew; the latest counts
 *     taken/<name of a pin>  somebody takes this pin back
 *     gone                   somebody removes the blob
 */
export interface BlobKeys {
  /** Ends with a slash. */
  readonly folder: string
  readonly info: string
  readonly gone: string
  content(name: string): string
  pin(name: string): string
  taken(name: string): string
  since(time: number): string
}

/** The keys of a ref. */
export function keysOf(prefix: string, owner: string, ref: string): BlobKeys {
  return keysIn(`${ownerFolder(prefix, owner)}${Buffer.from(ref.slice(4), 'base64url').toString('hex')}/`)
}

/** Where everything of an owner lies. */
export function ownerFolder(prefix: string, owner: string): string {
  return `${prefix}${ownerKey(owner)}/`
}

/** The keys below a blob's folder. */
export function keysIn(folder: string): BlobKeys {
  return {
    folder,
    info: `${folder}info`,
    gone: `${folder}gone`,
    content: (name) => `${folder}content/${name}`,
    pin: (name) => `${folder}pins/${name}`,
    taken: (name) => `${folder}taken/${name}`,
    since: (time) => `${folder}since/${time}`,
  }
}

/** The folder of the blob that a key belongs to; undefined for what is not ours. */
export function folderOf(prefix: string, key: string): string | undefined {
  if (!key.startsWith(prefix)) return undefined
  const [folder] = /^[0-9a-f]{64}\/[0-9a-f]{36}\//.exec(key.slice(prefix.length)) ?? []
  return folder === undefined ? undefined : prefix + folder
}

/** The ref that a folder stands for. */
export function refOf(folder: string): string {
  return `art_${Buffer.from(folder.slice(-37, -1), 'hex').toString('base64url')}`
}
