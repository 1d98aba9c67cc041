// expect: completed:"artifact_too_large" || timeout
// why: a script cannot fill the store
// check: ms<=6000
for (let i = 0; i < 1e5; i++) { try { await artifacts.put('x'.repeat(1e6)) } catch (e) { return e.code } }
