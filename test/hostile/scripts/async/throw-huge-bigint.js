// expect: error:thrown|bigint|[0-9]
// why: a thrown BigInt of a hundred thousand digits is told, cut
// check: noleak:[0-9]{5000}
throw 2n ** 400000n;
