// expect: denied
// why: a denial that is thrown again later is still the denial
// check: executed(danger)==0
let d; try { await tools.danger({}); } catch (e) { d = e; } await tools.add({ a: 1, b: 1 }); throw d;
