// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: decoding fifty megabytes byte by byte
// check: ms<=6000
return new TextDecoder().decode(new Uint8Array(5e7).fill(65)).length;
