// expect: completed:[0,true] || error:argument
// why: a number and a boolean as the whole argument
return [await tools.echo(0), await tools.echo(true)];
