// expect: error:bigint|serializ
// why: a boxed BigInt is a BigInt
// check: executed(echo)==0
return await tools.echo({ n: Object(1n) });
