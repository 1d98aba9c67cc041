import { jsonlStore, memoryStore, sqliteStore } from '../trace/stores.ts'
import { describeTraceSink } from './trace-sink.ts'

describeTraceSink('MemoryTraceSink', memoryStore, { isShared: false })
describeTraceSink('JsonlTraceSink', () => jsonlStore(), { isShared: true })
describeTraceSink('JsonlTraceSink that waits for the disk', () => jsonlStore('disk'), { isShared: true })
describeTraceSink('SqliteTraceSink', () => sqliteStore(), { isShared: true })
describeTraceSink('SqliteTraceSink that waits for the disk', () => sqliteStore('disk'), { isShared: true })
