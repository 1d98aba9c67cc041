import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where TypeScript's native compiler is, and beside it the declarations of the language. Throws if it is not installed. */
export function locateTypeScript(): { readonly file: string; readonly libraries: string } {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'))
  const found = resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)
  const libraries = join(dirname(found), 'lib')
  return { file: join(libraries, process.platform === 'win32' ? 'tsc.exe' : 'tsc'), libraries }
}
