// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: growing a Set
// check: ms<=6000
const s = new Set(); for (let i = 0; ; i++) s.add({ i });
