// expect: completed:["EACCES","EACCES","EACCES","EACCES","ENOENT","EINVAL","EINVAL"]
// why: no path leads out of the workspace
// check: noleak:root:
import { readFile } from 'node:fs/promises'
const code = async (path) => { try { return await readFile(path, 'utf8') } catch (e) { return e.code } }
return [await code('/etc/passwd'), await code('../etc/passwd'), await code('/workspace/../etc/passwd'), await code('/proc/self/environ'), await code('%2e%2e/etc/passwd'), await code('..\\etc\\passwd'), await code('a\0/../../etc/passwd')]
