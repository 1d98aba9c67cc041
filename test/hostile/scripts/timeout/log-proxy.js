// expect: timeout
// why: console.log of a Proxy whose traps never return
// check: ms<=4000
console.log(new Proxy({}, { ownKeys() { for (;;); } })); return 1;
