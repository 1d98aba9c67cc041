// expect: completed:200 || denied || error:. || timeout
// why: five thousand parallel calls: the budget holds, the host stays responsive
// check: executed(add)<=200; trace<=310; ms<=5000
const r = await Promise.allSettled(Array.from({ length: 5000 }, (_, i) => tools.add({ a: i, b: 1 }))); return r.filter(x => x.status === 'fulfilled').length;
