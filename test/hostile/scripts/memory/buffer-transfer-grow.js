// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: a resizable buffer grown step by step
// check: ms<=6000
const b = new ArrayBuffer(1, { maxByteLength: 2 ** 31 - 1 }); for (let n = 1; n < 2 ** 31 - 1; n *= 2) { b.resize(n); new Uint8Array(b).fill(1); } return b.byteLength;
