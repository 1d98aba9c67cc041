// expect: completed
// why: main is called but not returned
// check: executed(add)==1
async function main() { return await tools.add({ a: 1, b: 2 }); }
await main();
