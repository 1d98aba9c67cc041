// expect: completed:null
// why: input without one is undefined
return input;
