// expect: completed:["EACCES","EACCES","EACCES","EACCES"]
// why: nothing is written outside, nor where tools write
const code = async (f) => { try { await f(); return 'done' } catch (e) { return e.code } }
return [await code(() => workspace.writeFile('/tmp/evil', 'x')), await code(() => workspace.mkdir('/workspace/../evil')), await code(() => workspace.rename('/workspace', '/evil')).then((c) => c === 'EBUSY' ? 'EACCES' : c), await code(() => workspace.writeFile('media/echo_1.png', 'x'))]
