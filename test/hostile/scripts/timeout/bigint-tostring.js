// expect: timeout || memory || error:.
// why: UNINTERRUPTIBLE in process: the decimal digits of a huge BigInt
// check: ms<=6000
return (1n << 60000000n).toString().length;
