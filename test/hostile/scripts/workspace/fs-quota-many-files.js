// expect: completed:"ENOSPC"
// why: a flood of empty files ends at the quota
// limits: {"timeoutMs":8000}
// check: ms<=12000
for (let i = 0; i < 1e6; i++) { try { await workspace.writeFile('f' + i, '') } catch (e) { return e.code } }
