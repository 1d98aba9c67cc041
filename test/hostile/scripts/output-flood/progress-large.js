// expect: error:large
// why: a progress value over its limit
progress({ s: 'x'.repeat(1e6) }); return 1;
