// expect: completed:true
// why: await of tools is tools
// check: executed(then)==0; ms<=4000
return (await tools) === tools && (await Promise.resolve(tools)) === tools;
