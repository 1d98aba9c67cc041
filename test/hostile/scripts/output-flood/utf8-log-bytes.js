// expect: completed:1
// why: the log limit is in bytes, not in UTF-16 units
// check: logbytes<=70000
console.log('\u20ac'.repeat(1e6)); return 1;
