// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: search parameters without end
// check: ms<=6000
const p = new URLSearchParams(); for (let i = 0; ; i++) p.append('k' + i, 'v'.repeat(1000));
