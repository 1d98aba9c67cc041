// expect: completed:"artifact_too_large"
// why: nor with many small artifacts
// limits: {"timeoutMs":8000}
// check: ms<=12000
for (let i = 0; i < 1e6; i++) { try { await artifacts.put('') } catch (e) { return e.code } }
