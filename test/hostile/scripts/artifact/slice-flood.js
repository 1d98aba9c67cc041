// expect: completed || error:. || timeout || memory
// why: many small slices
// check: ms<=5000
const a = await tools.big({ bytes: 1e6 }); let n = 0; for (let i = 0; i < 3000; i++) n += (await a.slice(i, i + 10)).length; return n;
