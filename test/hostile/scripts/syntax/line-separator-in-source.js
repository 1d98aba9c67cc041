// expect: completed:"a\u2028b"
// why: U+2028 in a string and as the end of a line
const s = "a b"; return s;
