// expect: completed:3 || completed:null || error:.
// why: an async function called at once, its promise dropped
// check: executed(add)<=1
(async () => { return await tools.add({ a: 1, b: 2 }); })();
