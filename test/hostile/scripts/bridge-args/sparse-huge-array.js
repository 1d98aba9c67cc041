// expect: error:. || timeout || memory
// why: an array of 4e9 holes: 20 GB as JSON
// check: executed(echo)==0; ms<=6000
const a = []; a.length = 4e9; return await tools.echo({ a });
