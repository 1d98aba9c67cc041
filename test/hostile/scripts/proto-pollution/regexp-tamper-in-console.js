// expect: completed:1
// why: console must not use the script's RegExp methods
// check: log:ok: 1
for (const k of ['exec', 'test', 'toString', Symbol.replace, Symbol.match]) RegExp.prototype[k] = () => { throw new Error('tampered'); };
Date.prototype.toISOString = () => { throw new Error('tampered'); };
console.log({ ok: 1, 'not id': /x/, when: new Date(0) });
return 1;
