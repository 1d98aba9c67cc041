// expect: completed:3
// why: the pending table must not go through Map.prototype of the script
const seen = [];
for (const k of ['get', 'set', 'delete', 'has', 'forEach']) { Map.prototype[k] = function (...a) { seen.push(a); return undefined; }; WeakMap.prototype[k] = function (...a) { seen.push(a); return undefined; }; }
const r = await tools.add({ a: 1, b: 2 });
await tools.fail({}).catch(() => {});
if (seen.length) throw new Error('the bridge used a tampered Map method');
return r;
