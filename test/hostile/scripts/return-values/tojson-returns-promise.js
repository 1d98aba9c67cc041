// expect: error:promise|await|serializ
// why: toJSON that gives a promise must not become {} in silence
return { v: { toJSON() { return tools.add({ a: 1, b: 2 }); } } };
