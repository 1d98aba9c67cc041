// expect: completed:[1,2] || error:get
// why: a hostile prototype of Array.prototype
const evil = new Proxy({}, { get() { throw new Error('get'); }, set() { throw new Error('set'); }, has() { throw new Error('has'); } });
Object.setPrototypeOf(Array.prototype, evil);
const r = await tools.echo({ v: [1, 2] });
Object.setPrototypeOf(Array.prototype, Object.prototype);
return r.v;
