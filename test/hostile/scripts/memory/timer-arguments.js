// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: timers that hold large arguments
// check: ms<=6000
for (let i = 0; i < 5000; i++) setTimeout(() => {}, 1e6, new Array(10000).fill(i)); await sleep(1e6);
