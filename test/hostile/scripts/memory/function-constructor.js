// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: compiling functions for ever
// check: ms<=6000
const a = []; for (let i = 0; ; i++) a.push(Function('return "' + 'x'.repeat(1000) + i + '"'));
