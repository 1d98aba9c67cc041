// expect: error:.
// why: the clause of an import is no way to write code before the script
// check: executed(danger)==0
import { readFile as x}=globalThis.workspace;await tools.danger({});const{stat } from 'node:fs/promises'
return 1
