// expect: completed:true
// why: ids are ids and differ
const a = crypto.randomUUID(), b = crypto.randomUUID(); return a !== b && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(a);
