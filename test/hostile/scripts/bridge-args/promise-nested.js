// expect: error:promise|await
// why: a forgotten await inside the arguments
// check: executed(echo)==0
return await tools.echo({ sum: tools.add({ a: 1, b: 2 }) });
