import { dirname } from 'node:path'

import { ApprovalInbox, SqliteInboxStore, SqliteJournal, SqliteRuleStore } from '../index.ts'
import type { ApprovalHandler, Journal, RuleStore } from '../index.ts'
import { makeFolder } from './make-folder.ts'
import type { Output } from './output.ts'
import { reasonOf } from './reason-of.ts'

/** What rests in the file of a server: chains, questions for its user, and rules that their answers made. */
export interface OpenJournal extends AsyncDisposable {
  readonly journal: Journal
  readonly approvalHandler: ApprovalHandler
  readonly ruleStore: RuleStore
}

/** Opens the file; undefined, with a note, where there can be none. */
export async function openJournal(path: string, output: Output): Promise<OpenJournal | undefined> {
  try {
    await makeFolder(dirname(path), 0o700)
    const inbox = new SqliteInboxStore(path)
    const rules = new SqliteRuleStore(path)
    const journal = new SqliteJournal({ path })
    return {
      journal,
      approvalHandler: new ApprovalInbox({ store: inbox }),
      ruleStore: rules,
      async [Symbol.asyncDispose]() {
        await journal[Symbol.asyncDispose]()
        inbox[Symbol.dispose]()
        rules[Symbol.dispose]()
      },
    }
  } catch (error) {
    const what = 'calls that need approval are denied where the client cannot ask its user'
    output.note('[config]', `journal: ${path}: ${reasonOf(error)}; ${what}`)
    return undefined
  }
}
