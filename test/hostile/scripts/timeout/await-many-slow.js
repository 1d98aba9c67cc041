// expect: timeout
// why: calls that are each within their time, together beyond the chain's
// check: ms<=4000; executed(sleep)<=30
for (let i = 0; i < 100; i++) await tools.sleep({ ms: 50 }); return 1;
