// expect: completed:1
// why: a throwing timer callback kills nothing
setTimeout(() => { throw new Error('in timer'); }, 1); await sleep(20); return 1;
