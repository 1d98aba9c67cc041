// expect: error:wrapped
// why: an error that only carries a denial is the script's own
// check: executed(danger)==0
try { await tools.danger({}); } catch (e) { throw new Error('wrapped', { cause: e }); }
