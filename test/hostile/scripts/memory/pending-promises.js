// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout
// why: promises that nobody settles
// check: ms<=6000
const a = []; for (;;) a.push(new Promise(() => {}).then(() => {}));
