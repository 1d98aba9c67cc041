// expect: completed:[0,1,2,3,4]
// why: answers come in the order of the calls that ask for it
return await Promise.all([0, 1, 2, 3, 4].map(async i => { await tools.sleep({ ms: 10 * (5 - i) }); return i; }));
