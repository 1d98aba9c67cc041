// expect: error:many
// why: an AggregateError of ten thousand
// check: noleak:inner 5000
throw new AggregateError(Array.from({ length: 10000 }, (_, i) => new Error('inner ' + i)), 'many');
