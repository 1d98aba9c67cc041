// expect: completed:3 || error:.
// why: a Proxy around tools
const spy = new Proxy(tools, { get(t, k) { return t[k]; } }); return await spy.add({ a: 1, b: 2 });
