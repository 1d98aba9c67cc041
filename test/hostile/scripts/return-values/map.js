// expect: error:map|serializ
// why: a Map must not become {}
return new Map([['a', 1]]);
