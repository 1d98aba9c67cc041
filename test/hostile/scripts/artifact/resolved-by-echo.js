// expect: completed
// why: what a tool gives back of a resolved reference is large again, and stays outside
const r = await tools.echo({ v: { $artifact: 'art_seed' } }); return [typeof r, r.size > 100000];
