// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: structuredClone of what was cloned
// check: ms<=6000
let a = { x: new Array(1000).fill(1) }; for (;;) a = { a, b: structuredClone(a) };
