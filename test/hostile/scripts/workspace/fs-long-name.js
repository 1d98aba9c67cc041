// expect: completed:["ENAMETOOLONG","ENAMETOOLONG","ENAMETOOLONG"]
// why: names and paths have an end
const code = async (p) => { try { await workspace.writeFile(p, ''); return 'ok' } catch (e) { return e.code } }
return [await code('x'.repeat(256)), await code('a/'.repeat(2000)), await code('a/'.repeat(1e6))]
