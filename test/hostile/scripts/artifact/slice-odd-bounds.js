// expect: completed:[0,0,10,"RangeError","RangeError","RangeError"] || error:.
// why: odd bounds of a slice
const a = await tools.big({ bytes: 100000 }); const n = async (...b) => { try { return (await a.slice(...b)).length; } catch (e) { return e.name; } };
return [await n(5, 5), await n(50, 10), await n(0, 10), await n(-1), await n(NaN), await n(0, 1.5)];
