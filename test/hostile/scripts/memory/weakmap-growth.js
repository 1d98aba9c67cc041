// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: growing a WeakMap with live keys
// check: ms<=6000
const m = new WeakMap(), k = []; for (;;) { const o = {}; k.push(o); m.set(o, [o]); }
