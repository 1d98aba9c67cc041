// expect: completed:["TypeError","TypeError"]
// why: neither workspace nor its functions can be changed
const n = (f) => { try { f(); return 'changed' } catch (e) { return e.constructor.name } }
return [n(() => { workspace.readFile = 1 }), n(() => { artifacts.put.x = 1; artifacts.put = 1 })]
