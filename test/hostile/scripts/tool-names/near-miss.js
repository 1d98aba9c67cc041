// expect: error:add|not a function
// why: a near miss says what there is
// check: executed(add)==0
return await tools.Add({ a: 1, b: 2 });
