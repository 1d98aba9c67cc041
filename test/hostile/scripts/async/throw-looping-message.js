// expect: error:. || timeout
// why: a message whose conversion loops
// check: ms<=4000
const e = new Error('x'); Object.defineProperty(e, 'message', { value: { toString() { for (;;); } } }); throw e;
