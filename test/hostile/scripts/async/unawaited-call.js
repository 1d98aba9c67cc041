// expect: error:await
// why: a call that was not awaited when the script ends names itself
// check: executed(add)<=1
tools.add({ a: 1, b: 2 }); return 'done';
