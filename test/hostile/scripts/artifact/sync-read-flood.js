// expect: completed || error:. || timeout || memory
// why: reads in a loop that never yields: no piece can be delivered meanwhile
// check: ms<=6000
const a = await tools.big({ bytes: 5e6 }); for (let i = 0; i < 5000; i++) a.text().catch(() => {}); const t = Date.now(); while (Date.now() - t < 700); return 1;
