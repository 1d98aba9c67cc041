// expect: error:large|limit
// why: the argument limit is in bytes: 100 000 euro signs are 300 kB
// check: executed(measure)==0
return await tools.measure({ data: '\u20ac'.repeat(100000) });
