// expect: completed:"first"
// why: only the first end counts: a later throw, log or call is nothing
// check: executed(danger)==0
setTimeout(async () => { console.log('late'); await tools.danger({}); throw new Error('late'); }, 5); return 'first';
