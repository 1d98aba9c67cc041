// expect: denied || error:budget
// why: more parallel calls than the budget has
// check: executed(add)<=200; trace<=310; ms<=4000
return (await Promise.all(Array.from({ length: 500 }, (_, i) => tools.add({ a: i, b: 1 })))).length;
