// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: doubling an array
// check: ms<=6000
let a = [1]; for (;;) a = a.concat(a);
