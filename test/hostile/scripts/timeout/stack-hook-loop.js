// expect: timeout || error:.
// why: a stack hook that never returns
// check: ms<=4000
Error.prepareStackTrace = () => { for (;;); }; const e = new Error('x'); return e.stack;
