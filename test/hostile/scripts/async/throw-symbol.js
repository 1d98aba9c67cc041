// expect: error:symbol
// why: a thrown symbol
throw Symbol('x');
