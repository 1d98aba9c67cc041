// expect: error:. || timeout || memory
// why: a hundred thousand timers at once
// check: ms<=5000
for (let i = 0; i < 1e5; i++) setTimeout(() => {}, 1e6); await sleep(1e6);
