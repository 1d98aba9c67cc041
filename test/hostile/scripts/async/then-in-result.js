// expect: completed:{"then":"x","catch":1}
// why: data with a then key is data
return await tools.echo({ then: 'x', catch: 1 });
