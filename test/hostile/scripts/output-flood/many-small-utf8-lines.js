// expect: completed:1 || timeout
// why: small lines of many bytes each
// check: logbytes<=70000; ms<=5000
for (let i = 0; i < 20000; i++) console.log('\u20ac\u20ac\u20ac'); return 1;
