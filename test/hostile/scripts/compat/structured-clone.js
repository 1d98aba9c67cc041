// expect: completed:[true,true,2]
// why: structuredClone keeps Map, Date and cycles
const a = { m: new Map([[1, 2]]), d: new Date(0) }; a.self = a; const b = structuredClone(a); return [b.self === b, b.d instanceof Date, b.m.get(1)];
