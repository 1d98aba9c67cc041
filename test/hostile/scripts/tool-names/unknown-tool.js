// expect: error:nope|not a function|no such|unknown
// why: a tool that is not there names itself
return await tools.nope({});
