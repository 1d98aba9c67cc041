// expect: completed:"a\ud800b" || error:.
// why: a lone surrogate in the value
return 'a\ud800b';
