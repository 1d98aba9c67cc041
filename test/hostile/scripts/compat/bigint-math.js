// expect: completed:"36893488147419103232"
// why: BigInt arithmetic returned as text
return String(2n ** 65n);
