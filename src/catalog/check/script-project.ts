import { guestGlobals } from './guest-globals.ts'
import type { CheckedScript } from './types.ts'

// What a program that runs need not observe is off; without strict null checks a null in a result is no finding.
const config = {
  compilerOptions: {
    target: 'esnext',
    module: 'esnext',
    moduleDetection: 'force',
    noLib: true,
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
  files: ['library.d.ts', 'iterator.d.ts', 'globals.d.ts', 'tools.d.ts', 'script.ts'],
}

const folder = '/catenary'

/** Where the files of the one project of a checker are said to be. In lower case: some systems write paths so. */
export const projectFiles = {
  config: `${folder}/tsconfig.json`,
  tools: `${folder}/tools.d.ts`,
  script: `${folder}/script.ts`,
} as const

/** The one project of a checker. It is on no disk, and the checker sees nothing else. */
export interface ScriptProject {
  /** What the checker finds when it looks for files. */
  answer(method: string, path: unknown): unknown
  write(file: 'library' | 'iterator' | 'tools' | 'script', text: string): void
}

/** Makes a project without tools and script. */
export function createProject(): ScriptProject {
  const files = new Map<unknown, string>([
    [projectFiles.config, JSON.stringify(config)],
    [`${folder}/globals.d.ts`, guestGlobals],
    [`${folder}/library.d.ts`, ''],
    [`${folder}/iterator.d.ts`, ''],
    [projectFiles.tools, ''],
    [projectFiles.script, ''],
  ])
  return {
    answer(method, path) {
      switch (method) {
        case 'readFile':
          return { content: files.get(path) ?? null }
        case 'fileExists':
          return files.has(path)
        case 'directoryExists':
          return path === folder || path === '/'
        case 'getAccessibleEntries':
          return { files: [], directories: [] }
        default:
          return path
      }
    },
    write(file, text) {
      files.set(`${folder}/${file}${file === 'script' ? '.ts' : '.d.ts'}`, text)
    },
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
