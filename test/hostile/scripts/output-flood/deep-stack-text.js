// expect: error:deep
// why: a stack of a million frames is cut
// check: ms<=4000
Error.stackTraceLimit = Infinity; const f = n => { if (n === 0) throw new Error('deep'); f(n - 1); }; f(3000);
