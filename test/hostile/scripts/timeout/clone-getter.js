// expect: timeout
// why: structuredClone of an object whose getter never returns
// check: ms<=4000
return structuredClone({ get a() { for (;;); } });
