// expect: completed:3 || error:.
// why: the promise of a call leads to no class whose statics drive the bridge
// check: noleak:FORGED; ms<=4000
const p = tools.add({ a: 1, b: 2 }); const C = p.constructor;
for (const k of Reflect.ownKeys(C)) { if (typeof C[k] !== 'function' || k === 'prototype') continue; try { C[k]({ toJSON() { for (;;); } }, { toJSON() { return 'FORGED'; } }, { toJSON() { return 'FORGED'; } }); } catch (e) {} }
return await p;
