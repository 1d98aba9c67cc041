// expect: completed:["TypeError","TypeError","TypeError","TypeError"]
// why: a path that is not a string is none
const n = async (p) => { try { await workspace.readFile(p); return 'read' } catch (e) { return e.constructor.name } }
return [await n({ then(r) { r('/etc/passwd') } }), await n({ toString: () => '/etc/passwd' }), await n(['/workspace', '/etc/passwd']), await n(null)]
