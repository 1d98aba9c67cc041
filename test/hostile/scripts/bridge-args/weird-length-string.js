// expect: error:large|limit|length || memory
// why: a string of 256 MB as an argument
// check: executed(measure)==0; ms<=6000
return await tools.measure({ data: 'x'.repeat(2 ** 28) });
