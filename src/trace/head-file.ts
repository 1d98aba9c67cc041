import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

import { jsonOf, parseHead } from './parse-entry.ts'
import { emptyHead, macOf, type TraceKey } from './seal.ts'
import type { RawHead, TraceHead } from './types.ts'

/** Long enough for any head, and within one page of any disk: a head is written in one piece. */
const size = 256

/** Where the head of a trace in a file stands. */
export function headPath(path: string): string {
  return `${path}.head`
}

/** Reads the head of a trace in a file. */
export function readHeadFile(path: string): RawHead {
  let text: string
  try {
    text = readFileSync(headPath(path), 'utf8')
  } catch {
    return { kind: 'missing' }
  }
  const value = jsonOf(text)
  if (typeof value !== 'object' || value === null) return { kind: 'unreadable' }
  const mac: unknown = Reflect.get(value, 'mac')
  const head = parseHead({ n: Reflect.get(value, 'n'), hash: Reflect.get(value, 'hash') })
  if (head === undefined || text !== headText(head, typeof mac === 'string' ? mac : undefined))
    return { kind: 'unreadable' }
  return { kind: 'head', head, ...(typeof mac === 'string' ? { mac } : {}) }
}

/** The head of a trace in a file, open to be moved. */
export class HeadFile implements Disposable {
  readonly #file: number
  readonly #key: TraceKey | undefined

  constructor(path: string, key: TraceKey | undefined) {
    this.#file = openSync(headPath(path), 'r+')
    this.#key = key
  }

  /** Makes the head of an empty trace. */
  static create(path: string, key: TraceKey | undefined): void {
    const file = openSync(headPath(path), 'w', 0o600)
    writeSync(file, headText(emptyHead, macOf(emptyHead, key)))
    closeSync(file)
  }

  move(head: TraceHead): void {
    writeSync(this.#file, headText(head, macOf(head, this.#key)), 0)
  }

  sync(): void {
    fdatasyncSync(this.#file)
  }

  [Symbol.dispose](): void {
    closeSync(this.#file)
  }
}

function headText({ n, hash }: TraceHead, mac: string | undefined): string {
  return `${JSON.stringify({ n, hash, ...(mac === undefined ? {} : { mac }) }).padEnd(size - 1)}\n`
}
