/**
 * The process around an isolate; built into one file, `child.cjs`, which starts in half the time of modules. It blocks on its socket: one read, every frame in it, one write. It holds no tool,
 * no secret and no environment, and ends when the socket does.
 */
import { readSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

import { assist } from './assist.ts'
import { FrameReader, FrameType } from './frames.ts'
import type { Frame } from './frames.ts'
import { createIsolate } from './isolate.ts'
import type { Entry, Guest, GuestCode, GuestIsolate } from './isolate.ts'
import { FrameWriter } from './frame-writer.ts'

const socket = 3
/** Frames from the parent are trusted; this only bounds a mistake. */
const maxFrameBytes = 1 << 30
const readBytes = 64 * 1024

interface Warm {
  readonly setup: string
  readonly memoryMb: number
  /** Chains that may share an isolate one after the other, each in a context of its own. */
  readonly contextsPerIsolate: number
}
interface Start {
  readonly body: string
  readonly start: string
  readonly cpuMs: number
  readonly maxMessageBytes: number
  readonly maxResultBytes: number
}

let code: GuestCode = { text: '', compiled: 0, cache: undefined }
const out = new FrameWriter(socket)
let processed = 0
let warm: Warm | undefined
let isolate: GuestIsolate | undefined
let guest: Guest | undefined
let job = 0
let running = false
/** The isolate has run a script: the next one gets another. */
let used = false
let limits: Start | undefined

function emit(type: FrameType, text: string): void {
  out.add(type, job, text)
}

function die(reason: string, detail: string): never {
  emit(FrameType.failed, `${reason}\n${detail.slice(0, 500)}`)
  try {
    out.flush()
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('unreachable')
}

/** A guest whose words count only while it is the current one: a context that was released may still run. */
function openGuest({ setup, memoryMb }: Warm): Guest {
  isolate ??= createIsolate({ memoryMb, onCatastrophe: (message) => die('memory', message) })
  let self: Guest | undefined
  const isCurrent = (): boolean => running && self === guest
  self = isolate.open({
    code,
    setup,
    onPost(text) {
      if (!isCurrent()) return ''
      const max = limits?.maxMessageBytes ?? 0
      if (text.length > max || Buffer.byteLength(text) > max)
        return `too large: more than ${max} bytes in one message`
      emit(FrameType.message, text)
      return ''
    },
    onFinish(kind, text) {
      if (!isCurrent()) return
      running = false
      const max = limits?.maxResultBytes ?? 0
      const bytes = Buffer.byteLength(text)
      const micros = guest?.cpuMicros() ?? 0
      emit(FrameType.finish, bytes > max ? `too_large ${micros}\n${bytes}` : `${kind} ${micros}\n${text}`)
      // At once: what the guest still does after its end must not hold the end back.
      out.flush()
    },
    onAssist: assist,
  })
  return self
}

function rewarm(): void {
  guest?.release()
  guest = undefined
  used = false
  if (warm === undefined) return
  const { contextsPerIsolate } = warm
  if (isolate !== undefined && (isolate.opened >= contextsPerIsolate || isolate.isWorn)) dropIsolate()
  // From the second isolate on: whatever a script's first calls need is then in V8's cache of the prelude too.
  if (isolate === undefined && code.compiled === 1) setFlagsFromString('--no-lazy')
  guest = openGuest(warm)
  emit(FrameType.ready, '')
}

function dropIsolate(): void {
  isolate?.dispose()
  isolate = undefined
}

function settle(entry: Entry): void {
  switch (entry.status) {
    case 'returned':
      return
    case 'rejected':
      if (running) emit(FrameType.note, `unhandled rejection: ${entry.message}`)
      return
    case 'cpu':
    case 'memory':
      if (running) die(entry.status, '')
      // It had ended, but its microtasks went on: nothing else may run in that isolate.
      return dropIsolate()
    default:
      entry satisfies never
  }
}

function handle(frame: Frame): void {
  processed += 1
  switch (frame.type) {
    case FrameType.boot:
      code = { text: frame.text, compiled: 0, cache: undefined }
      return
    case FrameType.warm:
      warm = JSON.parse(frame.text) as Warm
      dropIsolate()
      return rewarm()
    case FrameType.start: {
      limits = JSON.parse(frame.text) as Start
      job = frame.job
      running = true
      used = true
      if (guest === undefined) return die('error', 'started before it was warm')
      settle(guest.start(limits.body, limits.start, limits.cpuMs))
      return
    }
    case FrameType.send:
      if (running && frame.job === job && guest !== undefined) settle(guest.send(frame.text))
      return
    default:
      return die('error', `unknown frame ${frame.type}`)
  }
}

/**
 * Nothing here can run while the guest does; a thread beside it notices that the parent is gone. Returns once it is up:
 * a guest that was let in before it could be left running for ever.
 */
function watchParent(parent: number): void {
  // Loaded only here: where the kernel watches, a child starts without it.
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const isUp = new Int32Array(new SharedArrayBuffer(4))
  const source = `const isUp = require('node:worker_threads').workerData
const look = () => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL') }
look()
setInterval(look, 250)
Atomics.store(isUp, 0, 1)
Atomics.notify(isUp, 0)`
  new Worker(source, { eval: true, workerData: isUp, stdout: false, stderr: false }).unref()
  Atomics.wait(isUp, 0, 0)
}

if (process.argv[2] === 'watch-parent') watchParent(Number(process.argv[3]))

const reader = new FrameReader({ maxFrameBytes, onFrame: handle })
let chunk = Buffer.allocUnsafe(readBytes)
for (;;) {
  const length = readSync(socket, chunk, 0, chunk.length, null)
  if (length === 0) process.kill(process.pid, 'SIGKILL')
  reader.push(chunk.subarray(0, length))
  // The reader keeps what it is given of an unfinished frame.
  if (reader.isHolding) chunk = Buffer.allocUnsafe(readBytes)
  if (running) emit(FrameType.idle, `${processed} ${guest?.usedMicros ?? 0}`)
  out.flush()
  if (used && !running) {
    rewarm()
    out.flush()
  }
}
