// expect: error:symbol|serializ || completed:null
// why: a symbol as the whole argument
return await tools.echo(Symbol('s'));
