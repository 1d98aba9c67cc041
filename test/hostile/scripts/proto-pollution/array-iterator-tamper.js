// expect: completed:[1,2]
// why: no spread or for-of of the bridge may run the script's iterator
for (const k of ['push', 'map', 'join', 'forEach', 'slice', 'concat', 'filter']) Array.prototype[k] = () => { throw new Error('tampered ' + k); };
Array.prototype[Symbol.iterator] = function () { throw new Error('iterated'); };
console.log('x', { a: [1, 2] }, new Error('y'));
const r = await tools.echo({ v: [1, 2] });
return r.v;
