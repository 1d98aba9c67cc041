// expect: error:large|limit
// why: one byte over the argument limit
// check: executed(measure)==0
return await tools.measure({ data: 'x'.repeat(256 * 1024 - 10) });
