// expect: completed:"slept" || error:.
// why: sleep of odd values
// check: ms<=4000
for (const ms of [-1, NaN, undefined, null, '5', {}, -Infinity]) await sleep(ms); return 'slept';
