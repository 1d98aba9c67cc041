// expect: completed:[null,null] || error:. || completed:[{},{}]
// why: undefined and null arguments
return [await tools.echo(undefined), await tools.echo(null)];
