// expect: denied || error:approval
// why: a denial is not worn down by asking again
// check: executed(danger)==0
for (let i = 0; i < 20; i++) { try { return await tools.danger({}); } catch (e) { var last = e; } } throw last;
