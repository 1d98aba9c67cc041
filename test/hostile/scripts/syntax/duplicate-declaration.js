// expect: error:already|declared|syntax
// why: one name declared twice
const a = 1; const a = 2; return a;
