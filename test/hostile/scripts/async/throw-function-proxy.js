// expect: error:. || timeout
// why: a Proxy of a function as an error
// check: ms<=4000
throw new Proxy(function () {}, { get(t, k) { if (k === 'message') return 'm'; throw 1; }, getPrototypeOf() { throw 2; } });
