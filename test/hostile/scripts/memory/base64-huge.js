// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: base64 of fifty megabytes
// check: ms<=6000
return btoa('x'.repeat(5e7)).length;
