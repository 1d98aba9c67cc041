import { MemoryJournal } from 'catenary'

import { journalConformance } from '../journal.ts'

journalConformance('MemoryJournal', (options) => new MemoryJournal(options))
