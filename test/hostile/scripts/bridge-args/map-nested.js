// expect: error:map|serializ
// why: a Map inside the arguments must not become {}
// check: executed(echo)==0
return await tools.echo({ m: new Map([[1, 2]]) });
