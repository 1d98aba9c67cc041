// expect: error:function
// why: setTimeout of a string would be eval
// check: executed(danger)==0
setTimeout('tools.danger({})', 1); await sleep(20); return 1;
