// expect: completed:[true,true]
// why: the import is what it is whatever becomes of the global
import fs, { readFile } from 'node:fs/promises'
globalThis.workspace = { readFile: () => 'fake' }; await fs.writeFile('a', '1')
return [workspace.readFile('a') === 'fake', (await readFile('a', 'utf8')) === '1']
