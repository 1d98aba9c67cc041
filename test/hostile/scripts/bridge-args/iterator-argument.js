// expect: error:iterat|serializ
// why: iterators and generators are no data
// check: executed(echo)==0
function* g() { yield 1; } return await tools.echo({ a: g(), b: [1].values(), c: new Map().keys() });
