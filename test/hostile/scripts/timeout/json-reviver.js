// expect: timeout
// why: a reviver that never returns
// check: ms<=4000
return JSON.parse('[1]', () => { for (;;); });
