import { jsonlStore, memoryStore, sqliteStore } from '../trace/stores.ts'
import { describeTraceSink } from './trace-sink.ts'

describeTraceSink('MemoryTraceSink', memoryStore, { isShared: false })
describeTraceSink('JsonlTraceSink', jsonlStore, { isShared: true })
describeTraceSink('SqliteTraceSink', sqliteStore, { isShared: true })
