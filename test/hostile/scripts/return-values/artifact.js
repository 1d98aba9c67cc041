// expect: completed
// why: an artifact as the value is its reference, not its bytes
// check: noleak:BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
return await tools.big({ bytes: 1000000 });
