// expect: completed:262133
// why: the largest arguments that fit
// check: executed(measure)==1
return await tools.measure({ data: 'x'.repeat(256 * 1024 - 11) });
