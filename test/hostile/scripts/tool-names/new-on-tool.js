// expect: error:constructor
// why: a tool is no constructor
// check: executed(add)==0
return await new tools.add({ a: 1, b: 2 });
