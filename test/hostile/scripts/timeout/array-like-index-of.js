// expect: timeout || memory || error:. || completed
// why: searching an array-like of 2**53 members
// check: ms<=6000
return Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 'x');
