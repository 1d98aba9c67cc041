// expect: error:deadlock|never|settle || timeout
// why: nothing is left that could wake the script
// check: ms<=4000
setTimeout(() => {}, 30); await new Promise(() => {});
