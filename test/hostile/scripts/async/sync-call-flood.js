// expect: denied || error:. || timeout || memory
// why: calls in a loop that never yields: no answer can be delivered meanwhile
// check: executed(echo)<=200; trace<=310; ms<=5000
for (let i = 0; ; i++) tools.echo({ i, s: 'x'.repeat(1000) }).catch(() => {});
