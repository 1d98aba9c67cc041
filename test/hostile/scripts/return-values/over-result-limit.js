// expect: error:large
// why: one byte over the result limit
return 'x'.repeat(1024 * 1024 - 1);
