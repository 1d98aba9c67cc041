// expect: error:xxx
// why: an error message of 50 MB is cut before it crosses
// check: ms<=5000
throw new Error('x'.repeat(5e7));
