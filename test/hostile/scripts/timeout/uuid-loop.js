// expect: timeout
// why: randomUUID for ever
// check: ms<=4000
for (;;) crypto.randomUUID();
