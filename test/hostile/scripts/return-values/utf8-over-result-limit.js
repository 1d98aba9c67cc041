// expect: error:large
// why: the result limit is in bytes: 400 000 euro signs are 1.2 MB
return '\u20ac'.repeat(400000);
