import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

import { ownerKey } from '../scope.ts'
import { diskIfThere } from './disk.ts'
import { parseName } from './layout.ts'

/** The refs of an owner's blobs, expired ones too. */
export async function* listRefs(root: string, owner: string): AsyncGenerator<string> {
  const found = await diskIfThere(opendir(join(root, ownerKey(owner))))
  if (found === undefined) return
  for await (const { name } of found) {
    const parsed = parseName(name)
    if (parsed?.kind === 'blob') yield `art_${Buffer.from(parsed.stem, 'hex').toString('base64url')}`
  }
}
