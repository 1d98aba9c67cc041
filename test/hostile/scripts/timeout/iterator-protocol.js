// expect: timeout
// why: an iterator that never ends, taken by a builtin
// check: ms<=4000
return Math.max(...{ [Symbol.iterator]() { return { next() { for (;;); } }; } });
