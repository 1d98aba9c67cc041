import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  JsonlTraceSink,
  MemoryTraceSink,
  openTrace,
  SqliteTraceSink,
  type Durability,
} from '../../src/trace/index.ts'
import type { TraceStore } from '../conformance/trace-sink.ts'

/** A store in a folder of its own. */
export interface FileTraceStore extends TraceStore {
  readonly path: string
}

export async function memoryStore(): Promise<TraceStore> {
  let sink = new MemoryTraceSink()
  return {
    open: (key) => (sink = new MemoryTraceSink(key === undefined ? {} : { key })),
    read: () => sink,
    async [Symbol.asyncDispose]() {},
  }
}

export async function jsonlStore(durability?: Durability): Promise<FileTraceStore> {
  return fileStore('trace.jsonl', JsonlTraceSink, durability)
}

export async function sqliteStore(durability?: Durability): Promise<FileTraceStore> {
  return fileStore('trace.sqlite', SqliteTraceSink, durability)
}

function fileStore(
  name: string,
  Sink: typeof JsonlTraceSink | typeof SqliteTraceSink,
  durability: Durability = 'process',
): FileTraceStore {
  const folder = mkdtempSync(join(tmpdir(), 'catenary-trace-'))
  const path = join(folder, name)
  return {
    path,
    open: (key) => new Sink({ path, durability, ...(key === undefined ? {} : { key }) }),
    read: () => openTrace(path),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
