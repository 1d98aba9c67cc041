// expect: timeout || denied
// why: calls beyond the budget for ever, errors swallowed
// check: executed(add)<=200; trace<=310; ms<=4000
for (;;) { try { await tools.add({ a: 1, b: 1 }); } catch (e) {} }
