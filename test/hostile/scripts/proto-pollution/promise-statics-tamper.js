// expect: completed:3
// why: Promise.resolve, reject, all and catch replaced
for (const k of ['resolve', 'reject', 'all', 'race', 'withResolvers', 'try']) Promise[k] = () => { throw new Error('tampered ' + k); };
for (const k of ['catch', 'finally']) Promise.prototype[k] = () => { throw new Error('tampered ' + k); };
await sleep(1); setTimeout(() => {}, 1);
return await tools.add({ a: 1, b: 2 });
