// expect: completed:100000 || timeout || memory || error:.
// why: a hundred thousand nested awaits
// check: ms<=5000
const f = async n => n === 0 ? 0 : 1 + await f(n - 1); let d = 0; for (let i = 0; i < 100; i++) d += await f(1000); return d;
