// expect: completed:["ok:then","ok:toJSON"]
// why: the renamed tools are the tools
return [await tools.then_({}), await tools.toJSON_({})];
