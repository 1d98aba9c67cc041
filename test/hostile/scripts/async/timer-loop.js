// expect: timeout
// why: setTimeout for ever
// check: ms<=4000
const f = () => setTimeout(f, 0); f(); await new Promise(() => {});
