// expect: completed:"undefined"
// why: a fresh realm would be unhardened
return typeof ShadowRealm;
