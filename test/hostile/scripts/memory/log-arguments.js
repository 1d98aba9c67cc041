// expect: completed:1 || memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: log calls with a hundred large arguments
// check: ms<=6000; logbytes<=300000
const s = 'x'.repeat(1e6); for (let i = 0; i < 50; i++) console.log(...new Array(100).fill(s)); return 1;
