import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { ApprovalInbox, SqliteInboxStore } from '../index.ts'
import type { ApprovalHandler } from '../index.ts'

/** An inbox in a file that other processes decide in; the file is made when there is a first question. */
export function openInbox(path: string): ApprovalHandler & Disposable {
  let store: SqliteInboxStore | undefined
  let inbox: ApprovalInbox | undefined
  const open = (): ApprovalInbox => {
    if (inbox !== undefined) return inbox
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    store = new SqliteInboxStore(path)
    inbox = new ApprovalInbox({ store })
    return inbox
  }
  return {
    request: async (request, options) => open().request(request, options),
    [Symbol.dispose]: () => store?.[Symbol.dispose](),
  }
}
