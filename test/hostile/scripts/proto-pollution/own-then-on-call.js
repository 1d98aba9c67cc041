// expect: completed:3 || completed:"hijacked"
// why: an own then on the promise of a call fools only the script
// check: executed(add)==1
const p = tools.add({ a: 1, b: 2 });
try { p.then = r => r('hijacked'); } catch (e) {}
return await p;
