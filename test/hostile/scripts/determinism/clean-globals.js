// expect: completed:[]
// why: a script finds nothing of the script before it
const left = Object.keys(globalThis).filter(k => !['input', 'tools', 'console'].includes(k)); globalThis.left_by_me = 1; Object.prototype.left_by_me = 1; delete Object.prototype.left_by_me; return left;
