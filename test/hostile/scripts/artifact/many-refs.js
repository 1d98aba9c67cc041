// expect: completed || error:artifact|large|limit || memory || timeout
// why: a thousand references to 100 kB in one call: the expansion is bounded
// check: ms<=6000
return await tools.measure({ data: Array.from({ length: 1000 }, () => ({ $artifact: 'art_seed' })) });
