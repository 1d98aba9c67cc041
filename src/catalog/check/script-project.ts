import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { guestGlobals } from './guest-globals.ts'
import type { CheckedScript } from './types.ts'

// What a program that runs need not observe is off; without strict null checks a null in a result is no finding.
const config = {
  compilerOptions: {
    target: 'esnext',
    module: 'esnext',
    moduleDetection: 'force',
    lib: ['esnext'],
    types: [],
    strict: true,
    useUnknownInCatchVariables: false,
    noImplicitThis: false,
    strictPropertyInitialization: false,
    allowUnreachableCode: true,
    allowUnusedLabels: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [],
  },
  files: ['globals.d.ts', 'tools.d.ts', 'script.ts'],
}

/** The one project of a checker, on the disk: TypeScript reads it by itself and so has nothing to ask of us. */
export interface ScriptProject extends Disposable {
  readonly files: { readonly config: string; readonly tools: string; readonly script: string }
  writeTools(text: string): void
  writeScript(text: string): void
}

const prefix = 'catenary-check-'
const dayMs = 24 * 60 * 60 * 1000
/** Node warns of more listeners; what is not removed at the end then is removed a day later. */
const maxListeners = 8

/** Makes a project in a folder of its own that only this user can read; it is removed with the checker. */
export function openProject(): ScriptProject {
  removeStale()
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`)))
  const pathOf = (name: string): string => join(folder, name)
  const write = (name: string, text: string): void => writeFileSync(pathOf(name), text, { mode: 0o600 })
  write('tsconfig.json', JSON.stringify(config))
  write('globals.d.ts', guestGlobals)
  write('tools.d.ts', '')
  write('script.ts', '')
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  if (process.listenerCount('exit') < maxListeners) process.once('exit', remove)
  return {
    files: { config: pathOf('tsconfig.json'), tools: pathOf('tools.d.ts'), script: pathOf('script.ts') },
    writeTools: (text) => write('tools.d.ts', text),
    writeScript: (text) => write('script.ts', text),
    [Symbol.dispose]() {
      process.off('exit', remove)
      remove()
    },
  }
}

/** What processes left behind that were killed. Whose process is alive may only look dead, in another container. */
function removeStale(): void {
  try {
    for (const name of readdirSync(tmpdir())) {
      const pid = Number(/^catenary-check-(\d+)-/.exec(name)?.[1])
      const path = join(tmpdir(), name)
      if (!Number.isInteger(pid) || isAlive(pid) || Date.now() - statSync(path).mtimeMs < dayMs) continue
      rmSync(path, { recursive: true, force: true })
    }
  } catch {
    // Another user's folder, or one that somebody else removes: not ours to care for.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const opening = 'async function $script() {'

/** The script as a file, and where in it the author's text begins. */
export function scriptFile({ before, text, after }: CheckedScript): {
  readonly file: string
  readonly lead: number
} {
  const head = `${opening}${before}`
  return { file: `${head}${text}${after}\n}`, lead: head.length }
}
