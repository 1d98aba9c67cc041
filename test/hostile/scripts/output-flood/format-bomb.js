// expect: completed:1 || error:. || timeout || memory
// why: a format string of a million directives
// check: logbytes<=300000; ms<=5000
console.log('%s'.repeat(1e6), ...new Array(1000).fill('x'.repeat(1000))); return 1;
