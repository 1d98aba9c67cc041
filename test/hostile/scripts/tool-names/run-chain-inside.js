// expect: completed:"undefined" || error:.
// why: a chain cannot start a chain
return typeof tools.run_chain;
