// expect: timeout
// why: a loop through what the process computes for the script
// check: ms<=4000
for (let i = 0; ; i++) new URL('http://example.com/' + i);
