// expect: timeout
// why: queueMicrotask for ever
// check: ms<=4000
const f = () => queueMicrotask(f); f(); await new Promise(() => {});
