// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: errors that keep their stacks
// check: ms<=6000
Error.stackTraceLimit = 200; const a = []; const f = n => n === 0 ? a.push(new Error('x').stack) : f(n - 1); for (;;) f(200);
