// expect: completed:[1,100000]
// why: lines() of a text without line ends
const a = await tools.big({ bytes: 100000 }); let n = 0, l = 0; for await (const line of a.lines()) { n++; l = line.length; } return [n, l];
