// expect: error:child_process.*no processes
// why: no other module can be had by an import
import { execSync } from 'node:child_process'
return execSync('id')
