// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: a hundred million slots at once
// check: ms<=6000
return new Array(1e8).fill({}).length;
