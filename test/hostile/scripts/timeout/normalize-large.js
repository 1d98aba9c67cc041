// expect: timeout || memory || error:. || completed
// why: normalising a large string
// check: ms<=6000
return '\u1e9b\u0323'.repeat(2 ** 23).normalize('NFKD').length > 0;
