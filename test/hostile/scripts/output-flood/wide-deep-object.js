// expect: completed:1 || error:. || timeout
// why: 100 members to the fourth power
// check: logbytes<=300000; ms<=5000
let a = 1; for (let i = 0; i < 6; i++) a = new Array(200).fill(a); console.log(a, { a }, new Map([[a, a]])); return 1;
