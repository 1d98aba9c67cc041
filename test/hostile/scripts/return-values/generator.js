// expect: error:iterat|serializ
// why: a generator must not become {}
function* g() { yield 1; } return g();
