// expect: error:with|strict|syntax
// why: with is not available in strict code
with (tools) { return add; }
