// expect: error:map|serializ
// why: toJSON that gives a Map must not become {} in silence
// check: executed(echo)==0
return await tools.echo({ v: { toJSON() { return new Map([[1, 2]]); } } });
