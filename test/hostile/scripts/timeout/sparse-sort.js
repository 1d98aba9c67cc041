// expect: timeout || memory || error:. || completed
// why: UNINTERRUPTIBLE in process: sorting four billion holes
// check: ms<=6000
return new Array(2 ** 32 - 1).sort().length;
