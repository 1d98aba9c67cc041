// expect: completed:["fulfilled","rejected"]
// why: allSettled with a failure
const r = await Promise.allSettled([tools.add({ a: 1, b: 1 }), tools.fail({ message: 'm' })]); return r.map(x => x.status);
