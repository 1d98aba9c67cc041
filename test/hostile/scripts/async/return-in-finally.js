// expect: completed:"done"
// why: finally that returns swallows a denial; nothing was done
// check: executed(danger)==0
try { await tools.danger({}); } finally { return 'done'; }
