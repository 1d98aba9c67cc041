// expect: timeout || error:deadlock|never settles
// why: thenable that never settles
// check: ms<=4000
return { then() {} };
