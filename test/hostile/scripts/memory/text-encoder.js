// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: encoding a large text
// check: ms<=6000
return new TextEncoder().encode('\u20ac'.repeat(3e7)).length;
