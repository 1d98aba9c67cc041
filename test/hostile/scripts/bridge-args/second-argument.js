// expect: completed:{"a":1} || error:argument
// why: further arguments are not merged in silence
return await tools.echo({ a: 1 }, { b: 2 });
