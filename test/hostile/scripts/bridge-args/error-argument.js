// expect: completed:{"e":{"name":"TypeError","message":"boom"}} || error:.
// why: an Error must not become {}
return await tools.echo({ e: new TypeError('boom') });
