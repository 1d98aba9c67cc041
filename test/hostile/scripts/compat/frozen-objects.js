// expect: completed:[1,2]
// why: results are ordinary objects that can be changed
const r = await tools.echo({ list: [1] }); r.list.push(2); r.extra = 1; delete r.extra; return r.list;
