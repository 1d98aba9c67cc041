// expect: completed:1 || error:. || timeout
// why: a million progress values
// check: ms<=5000
for (let i = 0; i < 1e6; i++) progress({ i }); return 1;
