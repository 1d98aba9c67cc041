// expect: completed || error:.
// why: an AggregateError says what is in it
return new AggregateError([new Error('inner one')], 'outer');
