// expect: completed:0
// why: -0 is 0 in JSON
return -0;
