// expect: completed || error:.
// why: the global object as a value: no host object, no call
// check: executed(then)==0; executed(toJSON)==0; noleak:(/tmp/|/root/|file:///|node_modules); ms<=4000
return globalThis;
