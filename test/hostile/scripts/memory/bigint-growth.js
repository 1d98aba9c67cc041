// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: BigInts that double
// check: ms<=6000
const a = []; let n = 1n; for (;;) { n = (n << 1000000n) | 1n; a.push(n); }
