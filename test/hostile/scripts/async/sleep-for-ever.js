// expect: timeout
// why: sleep longer than the chain may last
// check: ms<=4000
await sleep(Infinity); return 1;
