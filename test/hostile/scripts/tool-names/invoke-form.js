// expect: completed:["ok",3,"denied","error"]
// why: invoke() tells the outcome and does not throw
// check: executed(danger)==0
const a = await tools.add.invoke({ a: 1, b: 2 }), d = await tools.danger.invoke({}), f = await tools.fail.invoke({ message: 'm' }); return [a.status, a.structured ?? Number(a.text), d.status, f.status];
