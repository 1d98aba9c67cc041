// expect: timeout || memory || error:. || completed
// why: a power beyond every size
// check: ms<=6000
return 2n ** (2n ** 29n) > 0n;
