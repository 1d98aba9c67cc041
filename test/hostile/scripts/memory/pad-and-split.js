// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: padded strings taken apart
// check: ms<=6000
return [...'x'.padEnd(2 ** 26)].length;
