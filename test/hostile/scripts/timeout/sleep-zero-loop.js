// expect: timeout
// why: sleep(0) for ever
// check: ms<=4000
for (;;) await sleep(0);
