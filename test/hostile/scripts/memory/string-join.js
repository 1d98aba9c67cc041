// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: join of a sparse array
// check: ms<=6000
return new Array(2 ** 28).join('xx').length;
