// expect: timeout || error:deadlock|never|settle
// why: an async generator that waits for nothing
// check: ms<=4000
async function* g() { await new Promise(() => {}); yield 1; } for await (const x of g()) return x;
