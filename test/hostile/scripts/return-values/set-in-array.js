// expect: error:set|serializ
// why: a Set in an array must not become {}
return [new Set([1])];
