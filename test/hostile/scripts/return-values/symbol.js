// expect: error:symbol|serializ
// why: a symbol is no value
return Symbol('x');
