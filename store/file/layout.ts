import { join } from 'node:path'

import { ownerKey } from '../scope.ts'

/** Where one blob lies. */
export interface BlobPaths {
  /** The owner's directory. */
  readonly directory: string
  /** The blob: its content and its description. */
  readonly blob: string
  /** The blob while it is written; whoever creates it is the only one to write under this ref. */
  readonly part: string
  /** The blob's pins: a directory with an empty file for each. */
  readonly pins: string
}

/**
 * `<root>/<SHA-256 of the owner>/<ref in hexadecimal>.{blob,part,pins}`. Hexadecimal, since two refs that differ only
 * in case would be one file on some file systems.
 */
export function pathsOf(root: string, owner: string, ref: string): BlobPaths {
  return pathsIn(join(root, ownerKey(owner)), Buffer.from(ref.slice(4), 'base64url').toString('hex'))
}

/** The same, from the name of a directory and of a file in it. */
export function pathsIn(directory: string, name: string): BlobPaths {
  const stem = join(directory, name)
  return { directory, blob: `${stem}.blob`, part: `${stem}.part`, pins: `${stem}.pins` }
}

/** Whether a name in the root is that of an owner's directory. */
export function isOwnerName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}

/** What a name in an owner's directory stands for; undefined for what is not ours. */
export function parseName(
  name: string,
): { readonly stem: string; readonly kind: 'blob' | 'part' | 'pins' } | undefined {
  const [, stem, kind] = /^([0-9a-f]{36})\.(blob|part|pins)$/.exec(name) ?? []
  if (stem === undefined) return undefined
  return kind === 'blob' || kind === 'part' || kind === 'pins' ? { stem, kind } : undefined
}
