// expect: denied || error:. || timeout || memory
// why: the same with large arguments: they must not pile up on the host
// check: executed(echo)<=200; trace<=310; ms<=5000
const s = 'x'.repeat(200000); for (;;) tools.echo({ s }).catch(() => {});
