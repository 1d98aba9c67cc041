// expect: completed:[["a"],{"x":[]}]
// why: index keys on Object.prototype show through holes of careless arrays
Object.prototype[0] = 'polluted'; Object.prototype[1] = 'polluted'; Object.prototype.length = 2;
const r = [(await tools.echo({ v: ['a'] })).v, await tools.echo({ x: [] })];
console.log([1, 2], r);
delete Object.prototype[0]; delete Object.prototype[1]; delete Object.prototype.length;
return r;
