import type { SandboxOptions } from 'catenary'

import type { System } from '../system.ts'

/** A system of the bench, loaded only in the process that measures it. */
export interface SystemEntry {
  readonly name: string
  /** `catenary`: ours; `bare`: on what comes with the repository; `peer`: installed by the bench. */
  readonly kind: 'catenary' | 'bare' | 'peer'
  /** What it is, for the table. */
  readonly note: string
  /** Package whose version the report tells. */
  readonly package?: string
  /** The only workloads it takes part in. @default all */
  readonly only?: readonly string[]
  load(): Promise<System>
}

const ours =
  (name: string, sandbox?: SandboxOptions): SystemEntry['load'] =>
  async () =>
    (await import('./catenary.ts')).catenary(name, sandbox)

/** All systems, in the order of the tables. */
export const systems: readonly SystemEntry[] = [
  {
    name: 'catenary',
    kind: 'catenary',
    note: 'as shipped: a process for each chain, jitless, jail auto',
    load: ours('catenary'),
  },
  {
    name: 'catenary, jit',
    kind: 'catenary',
    note: 'jit: true',
    load: ours('catenary, jit', { jit: true }),
  },
  {
    name: 'catenary, no jail',
    kind: 'catenary',
    note: "jail: 'off'",
    load: ours('catenary, no jail', { jail: 'off' }),
  },
  {
    name: 'catenary, reuse',
    kind: 'catenary',
    note: "reuse: 'context': up to 50 chains of a tenant share an isolate",
    load: ours('catenary, reuse', { reuse: 'context' }),
  },
  {
    name: 'catenary, journal',
    kind: 'catenary',
    note: 'with a SqliteJournal as it comes: what is written survives the death of every process',
    only: ['sequential', 'parallel'],
    load: async () => (await import('./catenary-journal.ts')).journaled('process'),
  },
  {
    name: 'catenary, journal on disk',
    kind: 'catenary',
    note: "the same with durability 'disk': every entry waits for the disk",
    only: ['sequential', 'parallel'],
    load: async () => (await import('./catenary-journal.ts')).journaled('disk'),
  },
  {
    name: 'catenary, sqlite trace',
    kind: 'catenary',
    note: 'with a SqliteTraceSink as it comes: no answer leaves before it is written',
    only: ['sequential', 'parallel'],
    load: async () => (await import('./catenary-trace.ts')).traced('sqlite'),
  },
  {
    name: 'catenary, jsonl trace',
    kind: 'catenary',
    note: 'the same with a JsonlTraceSink',
    only: ['sequential', 'parallel'],
    load: async () => (await import('./catenary-trace.ts')).traced('jsonl'),
  },
  {
    name: 'isolated-vm',
    kind: 'bare',
    note: 'in the host, a fresh isolate for each chain',
    package: 'isolated-vm',
    load: async () => (await import('./isolated-vm.ts')).isolatedVm,
  },
  {
    name: '@tanstack/ai-isolate-node',
    kind: 'peer',
    note: 'isolated-vm in the host',
    package: '@tanstack/ai-isolate-node',
    load: async () => (await import('../peers/tanstack.ts')).tanstack,
  },
  {
    name: '@utcp/code-mode',
    kind: 'peer',
    note: 'isolated-vm in the host; tool look-up stubbed',
    package: '@utcp/code-mode',
    load: async () => (await import('../peers/utcp.ts')).utcp,
  },
  {
    name: 'run',
    kind: 'peer',
    note: 'vercel-labs/run: QuickJS in worker threads',
    package: 'run',
    load: async () => (await import('../peers/vercel-run.ts')).vercelRun,
  },
  {
    name: 'quickjs-emscripten',
    kind: 'peer',
    note: 'QuickJS in WebAssembly, in the host, nothing around it',
    package: 'quickjs-emscripten',
    load: async () => (await import('../peers/quickjs-emscripten.ts')).quickjsEmscripten,
  },
  {
    name: '@sebastianwessel/quickjs',
    kind: 'peer',
    note: 'QuickJS in WebAssembly, with modules of node',
    package: '@sebastianwessel/quickjs',
    load: async () => (await import('../peers/sebastianwessel-quickjs.ts')).sebastianwesselQuickjs,
  },
  {
    name: 'secure-exec',
    kind: 'peer',
    note: 'V8 isolate with the surface of node',
    package: 'secure-exec',
    load: async () => (await import('../peers/secure-exec.ts')).secureExec,
  },
  {
    name: '@pydantic/monty',
    kind: 'peer',
    note: 'an interpreter of a part of Python; no parallel calls',
    package: '@pydantic/monty',
    load: async () => (await import('../peers/monty.ts')).monty,
  },
  {
    name: 'node:vm',
    kind: 'bare',
    note: 'no security: the ceiling',
    load: async () => (await import('./node-vm.ts')).nodeVm,
  },
  {
    name: 'node process',
    kind: 'bare',
    note: 'a process started for each chain: the floor',
    load: async () => (await import('./node-process.ts')).nodeProcess,
  },
  {
    name: 'ping-pong',
    kind: 'bare',
    note: 'two processes and a socket: what a call costs at least',
    only: ['sequential'],
    load: async () => (await import('./ping-pong.ts')).pingPong,
  },
]
