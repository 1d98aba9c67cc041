// expect: error:symbol|bigint|convert
// why: sleep of what is no number
await sleep(Symbol('x'));
