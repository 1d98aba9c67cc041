import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { vi } from 'vitest'

// Every run is a process that starts others; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** The command line as it is built. */
export const mainPath = resolve(import.meta.dirname, '../../dist/src/cli/main.js')
/** A module of tools that do what a test needs. */
export const toolsPath = resolve(import.meta.dirname, 'fixtures/tools.ts')

/** How a command went. */
export interface CliRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  /** What stdin holds. @default nothing: it is no terminal */
  readonly stdin?: string
  readonly cwd?: string
  /** Told what stderr holds so far, each time it grows. */
  readonly onStderr?: (text: string, child: ChildProcess) => void
  readonly node?: string
  readonly main?: string
}

/** Runs `catenary` with the arguments to its end. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { stdin, cwd, onStderr, node = process.execPath, main = mainPath } = options
  const child = spawn(node, [main, ...args], { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => undefined)
  child.stdin.end(stdin)
  return ended(child, onStderr)
}

/** Runs the script with the tools of the fixture. */
export function runScript(script: string, args: readonly string[] = [], options: CliOptions = {}) {
  return runCli(['run', '-', '--tools', toolsPath, ...args], { ...options, stdin: script })
}

/** Runs `catenary` in a terminal of its own; `answer` sees the screen and may type. Stdout and stderr are one there. */
export async function runInTerminal(
  args: readonly string[],
  answer: (screen: string) => string | undefined,
): Promise<CliRun> {
  const command = [process.execPath, mainPath, ...args].map((part) => `'${part}'`).join(' ')
  const child = spawn('script', ['-qec', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'pipe'] })
  let screen = ''
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString()
    const typed = answer(screen)
    if (typed !== undefined) child.stdin.write(typed)
  })
  return ended(child)
}

async function ended(
  child: ChildProcess,
  onStderr?: (text: string, child: ChildProcess) => void,
): Promise<CliRun> {
  const stdout: Buffer[] = []
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    onStderr?.(stderr, child)
  })
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  })
  return { code, stdout: Buffer.concat(stdout).toString(), stderr }
}

/** A folder that is gone after the test. */
export interface Folder extends Disposable {
  readonly path: string
  /** Writes a file and says where it is. */
  write(name: string, text: string): string
}

export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'catenary-cli-'))
  return {
    path,
    write(name, text) {
      writeFileSync(join(path, name), text)
      return join(path, name)
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Answers once, as soon as the text is on the screen. */
export function answerOnce(text: string, typed: string): (screen: string) => string | undefined {
  let isDone = false
  return (screen) => {
    if (isDone || !screen.includes(text)) return undefined
    isDone = true
    return typed
  }
}
