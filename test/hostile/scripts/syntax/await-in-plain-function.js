// expect: error:await
// why: await in a function that is not async
// check: executed(add)==0
function f() { return await tools.add({ a: 1, b: 2 }); }
return f();
