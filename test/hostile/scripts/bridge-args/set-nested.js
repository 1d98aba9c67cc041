// expect: error:set|serializ
// why: a Set inside the arguments must not become {}
// check: executed(echo)==0
return await tools.echo({ s: new Set([1]) });
