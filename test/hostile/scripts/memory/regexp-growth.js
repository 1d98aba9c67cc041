// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: compiling regular expressions for ever
// check: ms<=6000
const a = []; for (let i = 0; ; i++) { const r = new RegExp('(a|b|' + i + ')*' + 'x'.repeat(500)); r.test('ab'); a.push(r); }
