// expect: error:. || completed
// why: a tool as a template tag
// check: executed(echo)<=1
return await tools.echo`x${1}`;
