// expect: completed:{"a":1,"b":"x","c":true} || error:.
// why: boxed primitives
return await tools.echo({ a: Object(1), b: Object('x'), c: Object(true) });
