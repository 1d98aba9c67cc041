// expect: completed:{"__proto__":{"x":1},"a":[{"__proto__":2}]} || error:.
// why: own __proto__ keys at any depth are data
return await tools.echo(JSON.parse('{"__proto__":{"x":1},"a":[{"__proto__":2}]}'));
