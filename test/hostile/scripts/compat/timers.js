// expect: completed:["b","a"]
// why: setTimeout and clearTimeout
const out = []; const t = setTimeout(() => out.push('never'), 1); clearTimeout(t); setTimeout(() => out.push('a'), 30); setTimeout(() => out.push('b'), 1); await sleep(60); return out;
