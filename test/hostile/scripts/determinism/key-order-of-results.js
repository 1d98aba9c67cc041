// expect: completed:"{\"b\":1,\"a\":{\"d\":1,\"c\":2}}"
// why: keys keep the order of the tool
return JSON.stringify(await tools.echo({ b: 1, a: { d: 1, c: 2 } }));
