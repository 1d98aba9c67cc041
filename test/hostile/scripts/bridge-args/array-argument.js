// expect: completed:[1,{"a":2}] || error:argument
// why: an array as the whole argument
return await tools.echo([1, { a: 2 }]);
