// expect: completed:3
// why: get, set, value and writable on Object.prototype turn every careless descriptor into nonsense
Object.prototype.get = function () { return 'got'; }; Object.prototype.set = function () {}; Object.prototype.value = 'v'; Object.prototype.writable = true; Object.prototype.configurable = true; Object.prototype.enumerable = true;
await tools.fail({}).catch(() => {});
console.log({ a: 1 }, new Map([[1, 2]]));
const r = await tools.add({ a: 1, b: 2 });
for (const k of ['get', 'set', 'value', 'writable', 'configurable', 'enumerable']) delete Object.prototype[k];
return r;
